/** The types of `runtime.js`, which the build writes into dist: where this version's Python lies. */

/** `bytes` is the size of the content, however it is compressed on its way. */
interface RuntimeFile {
  url: string;
  bytes: number;
}

export const RUNTIME: {
  /** The folder of Pyodide's files. */
  indexURL: string;
  /** The module that exports `loadPyodide` … */
  importPyodide: () => Promise<any>;
  /** … and the one that it runs, compiled by Emscripten. */
  importAsm: () => Promise<any>;
  asm: RuntimeFile;
  wasm: RuntimeFile;
  /** Python's memory once the engine is imported. */
  image: RuntimeFile;
  shape: import("./image.js").ImageShape;
  /** A lock file that knows only the packages that the page hosts itself, for `loadPackage("micropip")`. */
  lock: object;
};
