/**
 * Puts a folder's modules together, in place, and makes scripts and styles small: `main.js` with what it imports, a file for
 * each part that is imported later, `engine/worker.js`, and the styles that lie at the top with what they import. Prints which modules the page needs at once, as a JSON list.
 *
 *     node bundle.mjs FOLDER NODE_MODULES
 *
 * One file compresses a third better than its hundred modules do, and is one request instead of a hundred.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { build, transform } from "esbuild";

const [folder, nodeModules] = process.argv.slice(2).map((path) => resolve(path));
const OPTIONS = /** @type {const} */ ({ minify: true, legalComments: "inline", charset: "utf8", target: "es2022" });
/** For browsers of any age, and no modules: only comments and white space are taken out of them. */
const CLASSIC = ["guard.js"];
/** Says where Python lies to whoever asks without starting the worker, which has its own copy inside: the tests do. */
const KEPT = ["engine/runtime.js"];

/** @param {string} from @param {string} to */
const path = (from, to) => relative(from, to).split(sep).join(posix.sep);

/**
 * A module's `import.meta.url` goes on to mean its own place in the folder, not that of the file it ends up in.
 * @param {string} home  Where all files that it can end up in lie.
 * @returns {import("esbuild").Plugin}
 */
const keepAddresses = (home) => ({
  name: "addresses",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      const source = readFileSync(file, "utf8");
      if (!file.startsWith(folder + sep)) return { contents: source };
      const own = source.replace(/\n[ \t]+/g, "\n"); // templates keep their lines, not how far these are set in
      if (dirname(file) === home) return { contents: own };
      return { contents: own.replaceAll("import.meta.url", `new URL("${path(home, file)}", import.meta.url).href`) };
    });
  },
});

/**
 * @param {string} entry
 * @param {boolean} splitting  What is imported later gets files of its own, beside the entry.
 */
async function bundle(entry, splitting) {
  const home = dirname(join(folder, entry));
  return build({
    ...OPTIONS, entryPoints: [join(folder, entry)], bundle: true, splitting, format: "esm", outdir: home, chunkNames: "[name]-[hash]",
    absWorkingDir: folder, nodePaths: [nodeModules], external: ["../../py-*"], // Python lies in a folder of its own
    plugins: [keepAddresses(home)], metafile: true, write: false, logLevel: "error",
  });
}

/**
 * The file and all that it imports statically, directly or not.
 * @param {string} file
 * @param {import("esbuild").Metafile} metafile
 */
function reached(file, metafile) {
  const found = [file];
  for (const each of found) {
    const needed = metafile.outputs[each].imports.filter(({ kind, external }) => kind === "import-statement" && !external);
    found.push(...needed.map((one) => one.path).filter((name) => !found.includes(name)));
  }
  return found;
}

const styles = readdirSync(folder).filter((name) => name.endsWith(".css"));
const page = await bundle("main.js", true);
const worker = await bundle("engine/worker.js", false);
const looks = await build({
  ...OPTIONS, entryPoints: styles, absWorkingDir: folder, bundle: true, outdir: folder, write: false, logLevel: "error",
});
for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  const file = join(folder, name);
  if (CLASSIC.includes(name)) {
    writeFileSync(file, (await transform(readFileSync(file, "utf8"), { minifyWhitespace: true, minifyIdentifiers: true, sourcefile: name })).code);
  } else if (/\.(css|js)$/.test(name) && !KEPT.includes(path(folder, file))) rmSync(file);
}
for (const { path: file, contents } of [page, worker, looks].flatMap(({ outputFiles }) => outputFiles)) writeFileSync(file, contents);
process.stdout.write(JSON.stringify(reached("main.js", page.metafile)));
