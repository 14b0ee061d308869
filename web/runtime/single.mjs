/**
 * Bundles the page's modules, and those of each worker that it starts, into one script each, and prints them as JSON:
 * `{page, workers: {address: script}}`. Addresses are those that the modules would have below `base`.
 *
 *     node single.mjs DIST BASE PAGE
 *
 * Modules that are imported later (`import("…")`) go into the same script and still run only when they are asked for.
 */
import { readFile } from "node:fs/promises";
import { dirname, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const [dist, base, page] = process.argv.slice(2);
const inside = fileURLToPath(new URL("./inside.js", import.meta.url));
/** `new URL("…/worker.js", import.meta.url)`: how the page says where a worker's script is. */
const WORKER = /new URL\((["'])([^"'\n]*\bworker\.js)\1,\s*import\.meta\.url\)/g;

/** @type {Set<string>} */
const workers = new Set();

/** @param {string} path */
const addressOf = (path) => base + relative(dist, path).split(sep).join(posix.sep);

/** A module keeps the address that it has in dist: what it names relative to itself is found there. */
const addresses = {
  name: "addresses",
  setup(/** @type {import("esbuild").PluginBuild} */ { onLoad }) {
    onLoad({ filter: /\.m?js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      for (const [, , name] of source.matchAll(WORKER)) workers.add(resolve(dirname(path), name));
      return { contents: source.replaceAll("import.meta.url", JSON.stringify(addressOf(path))), loader: "js" };
    });
  },
};

/**
 * @param {string} entry
 * @param {"esm" | "iife"} format
 */
async function bundle(entry, format) {
  const { outputFiles } = await build({
    stdin: { contents: `import ${JSON.stringify(inside)};\nimport ${JSON.stringify(entry)};`, resolveDir: resolve(dist) },
    bundle: true, write: false, format, target: "es2022", minifyWhitespace: true, legalComments: "inline", charset: "utf8",
    external: ["node:*", "ws"], // Pyodide's other life, on Node
    plugins: [addresses], logLevel: "error",
  });
  return outputFiles[0].text;
}

const scripts = { page: await bundle(resolve(dist, page), "esm"), workers: /** @type {{[address: string]: string}} */ ({}) };
if (workers.size === 0) throw new Error("the page's modules name no worker: its engine would not be inside");
for (const path of workers) scripts.workers[addressOf(path)] = await bundle(path, "iife");
process.stdout.write(JSON.stringify(scripts));
