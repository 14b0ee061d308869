"""A static server for dist/ on this machine only, as plain as the hosts that the page is made for."""

from __future__ import annotations

import gzip
import threading
from functools import lru_cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any

_TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
}
_COMPRESSIBLE = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"}


class Server:
    """Serves one folder, below any prefix; stops with its `with` block.

    `gzip` compresses what static hosts usually compress: text and WebAssembly. `vary` is what some hosts
    say that their answers depend on.
    """

    def __init__(
        self, folder: Path, *, port: int = 0, prefix: str = "/", gzip: bool = False, vary: str = ""
    ) -> None:
        self.sent: list[tuple[str, int]] = []
        """The path and the length of every answer, as it went over the wire."""
        about = {"folder": folder, "prefix": prefix, "gzip": gzip, "vary": vary, "sent": self.sent}
        handler = type("Handler", (_Handler,), about)
        self._server = _QuietServer(("127.0.0.1", port), handler)
        self.port: int = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}{prefix}"
        self._thread = threading.Thread(
            target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class _QuietServer(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that closes its tab breaks its connections; that is no news."""


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **_TYPES}  # noqa: RUF012
    folder: Path
    prefix: str
    gzip: bool
    vary: str
    sent: list[tuple[str, int]]

    def __init__(self, *args: Any) -> None:
        super().__init__(*args, directory=str(self.folder))

    def do_GET(self) -> None:
        if not self.path.startswith(self.prefix):
            self.send_error(404)
            return
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        accepts = "gzip" in self.headers.get("Accept-Encoding", "")
        if self.gzip and accepts and path.suffix in _COMPRESSIBLE and path.is_file():
            self._send_compressed(path)
        else:
            super().do_GET()

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def send_header(self, keyword: str, value: str) -> None:
        if keyword.lower() == "content-length":
            self.sent.append((self.path.removeprefix(self.prefix), int(value)))
        super().send_header(keyword, value)

    def end_headers(self) -> None:
        if self.vary:
            self.send_header("Vary", self.vary)
        is_immutable = "/app-" in self.path or "/py-" in self.path
        self.send_header(
            "Cache-Control", "public, max-age=31536000, immutable" if is_immutable else "no-cache"
        )
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        outputfile.flush()
        self.connection.sendfile(source)

    def log_message(self, format: str, *args: Any) -> None:
        """Requests are the browser's business; its developer tools show them."""

    def _send_compressed(self, path: Path) -> None:
        """With what every host says of a file's age: a page that is asked for twice is sent once."""
        modified = self.date_time_string(int(path.stat().st_mtime))
        if self.headers.get("If-Modified-Since") == modified:
            self.send_response(304)
            self.end_headers()
            return
        data = _compressed(path, path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Last-Modified", modified)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


@lru_cache(maxsize=256)
def _compressed(path: Path, modified: int) -> bytes:
    return gzip.compress(path.read_bytes(), 6)
