"""Joins the symbols of several modules for the reference."""


def joined(graphs, name):
    """One graph of several, as if one module declared it all: what extensions add to its types are members of these."""
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
