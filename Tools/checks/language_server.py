"""Asks SourceKit-LSP for completion and diagnostics in a file, as an editor does. See "Tools/checks/installed"."""
import json
import pathlib
import subprocess
import threading


class LanguageServer:
    """A server for a package, which is ended with the block that it was opened for."""

    def __init__(self, package, seconds=180):
        self.package = pathlib.Path(package).resolve()
        self.count = 0
        self.diagnostics = {}
        self.process = subprocess.Popen(
            ["sourcekit-lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=package)
        # A server that does not answer is ended, which ends the reading of its answers.
        self.limit = threading.Timer(seconds, self.process.kill)
        self.limit.start()
        self.request("initialize", {
            "processId": None, "rootUri": self.package.as_uri(),
            "capabilities": {"textDocument": {"publishDiagnostics": {}}},
        })
        self.notify("initialized", {})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.limit.cancel()
        self.process.kill()
        self.process.wait()

    def open(self, path):
        """Opens a file of the package, and says what its text is."""
        file = self.package / path
        text = file.read_text()
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": file.as_uri(), "languageId": "swift", "version": 1, "text": text}})
        return text

    def change(self, path, text, version):
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": (self.package / path).as_uri(), "version": version},
            "contentChanges": [{"text": text}]})

    def completions(self, path, line, character):
        """The names that can stand at a place; lines and characters are counted from 0."""
        answer = self.request("textDocument/completion", {
            "textDocument": {"uri": (self.package / path).as_uri()},
            "position": {"line": line, "character": character}})
        return [item["label"] for item in answer["items"]]

    def problems(self, path):
        """The messages of the compiler in a file."""
        answer = self.request("textDocument/diagnostic", {"textDocument": {"uri": (self.package / path).as_uri()}})
        return [item["message"] for item in answer["items"]]

    def request(self, method, parameters):
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if message.get("id") == self.count and "method" not in message:
                if "error" in message:
                    raise SystemExit(f"error: the language server refuses {method}: {message['error']['message']}")
                return message["result"]
            if "id" in message:
                self.send({"jsonrpc": "2.0", "id": message["id"], "result": None})

    def notify(self, method, parameters):
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def send(self, message):
        data = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def receive(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("error: the language server ended, or did not answer in time")
            if line == b"\r\n":
                return json.loads(self.process.stdout.read(length))
            name, value = line.decode().split(":", 1)
            if name.lower() == "content-length":
                length = int(value)


def main():
    """Completes a name in the example Kites, and plants a mistake."""
    import sys
    import time

    path = "Sources/Kites/KiteList.swift"
    with LanguageServer(sys.argv[1]) as server:
        text = server.open(path)
        lines = text.split("\n")
        line = next(index for index, content in enumerate(lines) if ".navigationTitle" in content)
        character = lines[line].index(".navigationTitle") + len(".nav")
        server.change(path, text.replace("hangar.wind)", "hangar.winds)"), 2)
        # The server builds what the file imports first.
        for _ in range(60):
            names = server.completions(path, line, character)
            problems = server.problems(path)
            if any("winds" in problem for problem in problems) and any("navigationTitle" in name for name in names):
                return
            time.sleep(1)
        raise SystemExit(f"error: the editor was told {problems}, and offered {names[:20]}")


if __name__ == "__main__":
    main()
