/**
 * Byte-compiles an archive (a wheel or a zip file) with pyodide-build's py-compile, inside the Pyodide that will run it:
 * byte code fits only the Python that made it.
 *
 *     node compile.mjs FOLDER ARCHIVE [PYTHON OPTION …]
 *
 * FOLDER holds the archive and, in `wheels/`, pyodide-build with what it needs. The result replaces the archive;
 * its name, which for a wheel says the Python version, is printed. With -OO line numbers go as well.
 */
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

// Node would print the line that threw, and Pyodide is one line of a megabyte.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const [folder, archive, ...args] = process.argv.slice(2);
// With a fixed epoch py_compile writes hashes of the sources into the byte code, not times.
const python = await loadPyodide({ args, env: { SOURCE_DATE_EPOCH: "315532800" } });
python.FS.mkdirTree("/workshop");
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, "/workshop");
python.globals.set("archive", `/workshop/${archive}`);
console.log(python.runPython(`
import marshal
import sys
from pathlib import Path
from types import CodeType
from zipfile import ZipFile

def without_lines(code):
    constants = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(constants))

def forget_lines(path):
    with ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with ZipFile(path, "w") as archive:
        for name, data in files.items():
            if name.endswith(".pyc"):
                # PEP 552: sixteen bytes come before the code.
                data = data[:16] + marshal.dumps(without_lines(marshal.loads(data[16:])))
            archive.writestr(name, data)

sys.path[:0] = [str(wheel) for wheel in Path("/workshop/wheels").glob("*.whl")]
from pyodide_build._py_compile import _py_compile_archive

compiled = _py_compile_archive(Path(archive), keep=False, verbose=False)
if sys.flags.optimize == 2:
    forget_lines(compiled)
compiled.name
`));
