"""Reads the public symbols of the modules that were built last."""
import json
import pathlib
import subprocess

# What `import SwiftUI` brings, of ours.
MODULES = (
    "Combine", "CoreTransferable", "SwiftUI", "TesseraControls", "TesseraCore", "TesseraFoundation", "TesseraText",
    "TesseraValues", "UniformTypeIdentifiers")


class SymbolGraphs:
    """The symbol graphs of a package's modules. Nothing is built again, with whichever options.

    They are kept in a folder of `.build`. `options` are those of `swift symbolgraph-extract`.
    """

    def __init__(self, root, folder="symbols", options=()):
        self.root = pathlib.Path(root)
        self.folder = self.root / ".build" / folder
        self.options = options

    def of(self, module):
        """The graphs of a module: its own, and those of what it adds to the types of other modules."""
        for old in self._files(module):
            old.unlink()
        self._extract(module)
        return [json.loads(path.read_text()) for path in self._files(module)]

    def _files(self, module):
        own = self.folder / f"{module}.symbols.json"
        return [*([own] if own.exists() else []), *sorted(self.folder.glob(f"{module}@*.symbols.json"))]

    def _extract(self, module):
        self.folder.mkdir(parents=True, exist_ok=True)
        target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True).stdout)
        result = subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, *self._includes(),
             "-target", target["target"]["triple"], "-minimum-access-level", "public", *self.options,
             "-output-dir", self.folder],
            capture_output=True, text=True)
        if result.returncode != 0:
            raise SystemExit(
                f"error: the symbols of {module} cannot be listed. Build the package first: swift build\n"
                + (result.stderr or result.stdout)[-500:])

    def _includes(self):
        includes = ["-I", self.root / ".build/debug/Modules"]
        for library in (self.root / "Sources").glob("*/module.modulemap"):
            includes += ["-I", library.parent]
        flags = subprocess.run(
            ["pkg-config", "--cflags-only-I", "gtk4", "libcanberra"], capture_output=True, text=True)
        for flag in flags.stdout.split():
            includes += ["-Xcc", flag]
        return includes
