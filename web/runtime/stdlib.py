"""Which modules of Python's standard library travel to the browser.

Everything that a game, a person's own Python opponent or a pure wheel would reasonably import stays. What
goes can't work in a browser, belongs to a developer's shell, or is already frozen into the interpreter. What
others import although it can't work has a stand-in.
"""

from __future__ import annotations

LEFT_OUT: dict[str, str] = {
    "frozen into the interpreter, so never read from the archive": """
        _collections_abc _sitebuiltins abc codecs genericpath importlib/_bootstrap
        importlib/_bootstrap_external importlib/machinery importlib/util io ntpath os posixpath
        runpy site stat zipimport
    """,
    "pure Python twins of modules that the interpreter has in C": """
        _py_abc _pydatetime _pydecimal _pyio
    """,
    "processes, terminals, sockets: a browser has none, and asyncio does without ssl": """
        _pyrepl _ssl asyncio/base_subprocess asyncio/proactor_events asyncio/selector_events asyncio/sslproto
        asyncio/staggered asyncio/trsock asyncio/windows_events asyncio/windows_utils
        concurrent/futures/process curses fileinput ftplib getpass http/cookiejar http/cookies
        http/server imaplib mailbox multiprocessing netrc nturl2path poplib pty smtplib socketserver
        ssl tty urllib/robotparser webbrowser wsgiref xmlrpc
    """,
    "for developers, who have a Python of their own": """
        bdb cProfile cmd code compileall doctest ensurepip idlelib lib2to3 modulefinder pdb
        pickletools profile pstats py_compile pyclbr pydoc pydoc_data rlcompleter symtable tabnanny
        trace tracemalloc turtledemo unittest venv zipapp pyodide/console asyncio/__main__
        asyncio/tools json/tool
    """,
    "formats and bindings that no game needs": """
        bz2 compression/bz2 compression/lzma compression/zstd configparser ctypes dbm distutils
        logging/config logging/handlers lzma optparse
        plistlib sqlite3 tkinter turtle wave xml zoneinfo
    """,
    "greetings": """
        __hello__ __phello__ antigravity sre_compile sre_constants sre_parse this
    """,
    "an empty folder": """
        site-packages
    """,
}

STAND_INS: dict[str, str] = {
    "asyncio/base_events": "__all__ = ()\n",
    "asyncio/streams": "__all__ = ()\n",
    "asyncio/subprocess": "__all__ = ()\n",
    "asyncio/unix_events": """\
from .events import _BaseDefaultEventLoopPolicy as _DefaultEventLoopPolicy

__all__ = ()
""",
    "subprocess": """\
PIPE, STDOUT, DEVNULL = -1, -2, -3

class SubprocessError(Exception):
    pass

class CalledProcessError(SubprocessError):
    pass

class TimeoutExpired(SubprocessError):
    pass

def run(*args, **kwargs):
    raise OSError("a browser has no processes")

Popen = call = check_call = check_output = getoutput = getstatusoutput = run
""",
}
"""What others import though it can't work in a browser, reduced to what they need of it. Pyodide brings an
event loop of its own."""

ENCODINGS = """
    __init__ aliases ascii base64_codec charmap cp1250 cp1252 cp437 hex_codec idna iso8859_1
    iso8859_2 latin_1 punycode raw_unicode_escape rot_13 unicode_escape utf_16 utf_16_be utf_16_le
    utf_32 utf_32_be utf_32_le utf_7 utf_8 utf_8_sig zlib_codec
""".split()
"""Unicode, the code pages of our languages, and what zip files and host names use."""


def select(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the standard library's archive that are wanted in the browser, stand-ins among them."""
    wanted = {path: data for path, data in files.items() if travels(path)}
    return wanted | {f"{module}.py": source.encode() for module, source in STAND_INS.items()}


def travels(path: str) -> bool:
    """Is this file of the standard library's archive, such as `json/decoder.py`, wanted in the browser?"""
    module = path.rpartition(".")[0]
    if path.endswith("/") or not path.endswith(".py"):
        return False
    folder, _, name = module.partition("/")
    if folder == "encodings":
        return name in ENCODINGS
    parts = module.split("/")
    return _LEFT_OUT.isdisjoint("/".join(parts[:length]) for length in range(1, len(parts) + 1))


_LEFT_OUT = frozenset(name for names in LEFT_OUT.values() for name in names.split())
