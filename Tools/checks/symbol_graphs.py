"""The symbols of modules as they were built last, in the form that the compiler writes for documentation.

Nothing is built: `swift build` comes first.
"""
import json
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent


def _search_paths():
    """The options with which the compiler finds the modules and the C libraries that they use."""
    options = ["-I", root / ".build/debug/Modules"]
    for library in sorted((root / "Sources").glob("*/module.modulemap")):
        options += ["-I", library.parent]
    flags = subprocess.run(["pkg-config", "--cflags-only-I", "gtk4", "libcanberra"], capture_output=True, text=True)
    for flag in flags.stdout.split():
        options += ["-Xcc", flag]
    return options


def _target():
    answer = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True).stdout
    return json.loads(answer)["target"]["triple"]


def extract(module, folder, *options):
    """Writes the public symbols of a module into a folder: MODULE.symbols.json, and MODULE@OTHER.symbols.json for what it
    adds to the types of others. Ends the program if the module was not built."""
    folder.mkdir(parents=True, exist_ok=True)
    result = subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, *_search_paths(), "-target", _target(),
         "-minimum-access-level", "public", *options, "-output-dir", folder], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit("error: the symbols of %s cannot be listed. Build the package first: swift build\n%s"
                 % (module, (result.stderr or result.stdout)[-500:]))


def joined(graphs, name):
    """One graph of several, as if one module declared it all: what extensions add to its own types are members of them."""
    symbols, relations = [], []
    for graph in graphs:
        symbols += graph["symbols"]
        relations += graph["relationships"]
    own = {symbol["identifier"]["precise"] for symbol in symbols}
    # By block of an extension: the type that it extends.
    extended = {
        relation["source"]: relation["target"]
        for relation in relations
        if relation["kind"] == "extensionTo" and relation["target"] in own
    }
    kept = []
    for relation in relations:
        if relation["source"] in extended and relation["kind"] == "extensionTo":
            continue
        relation["source"] = extended.get(relation["source"], relation["source"])
        relation["target"] = extended.get(relation["target"], relation["target"])
        kept.append(relation)
    return {
        "metadata": graphs[0]["metadata"],
        "module": {**graphs[0]["module"], "name": name},
        "symbols": [symbol for symbol in symbols if symbol["identifier"]["precise"] not in extended],
        "relationships": kept,
    }
