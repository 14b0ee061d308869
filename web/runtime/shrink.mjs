/**
 * Takes comments and white space out of a folder's scripts and styles, in place. Names stay, so that an error in a
 * browser can still be read; so do the licences of the libraries.
 *
 *     node shrink.mjs FOLDER
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  const loader = /\.(js|css)$/.exec(name)?.[1];
  if (loader !== "js" && loader !== "css") continue;
  const path = join(folder, name);
  const options = { loader, minifyWhitespace: true, legalComments: "inline", charset: "utf8", sourcefile: name };
  writeFileSync(path, (await transform(readFileSync(path, "utf8"), options)).code);
}
