extension ProfilePage {
  static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --soft: #6c6c70; --ground: #f2f2f7; --card: #ffffff;
      --line: #d8d8dc; --bad: #d70015; --event: #af52de; --write: #ff9500; --body: #ff3b30; --effect: #34a853; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --soft: #a1a1a6; --ground: #000000; --card: #1c1c1e;
      --line: #3a3a3c; --bad: #ff6961; } }
    body { font: 15px/1.5 Inter, system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 0 auto;
      max-width: 1320px; padding: 24px; }
    h1 { font-size: 28px; margin: 0 0 16px; } h2 { font-size: 19px; margin: 0 0 10px; }
    section { background: var(--card); border-radius: 12px; padding: 18px 20px; margin: 16px 0; }
    .tiles { display: flex; flex-wrap: wrap; gap: 10px; }
    .tile { background: var(--card); border-radius: 12px; padding: 10px 18px; min-width: 74px; }
    .tile b { display: block; font-size: 24px; } .tile span { color: var(--soft); } .tile.bad b { color: var(--bad); }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: 5px 10px; border-bottom: 1px solid var(--line); white-space: nowrap; }
    th { color: var(--soft); font-weight: 500; } .n { text-align: right; }
    code, .line, .step { font: 13px ui-monospace, monospace; } code { color: var(--soft); } .line { color: var(--bad); }
    .findings > li { margin-bottom: 10px; } .findings p { margin: 0; } .findings ul { color: var(--soft); margin: 4px 0; }
    .chains { list-style: none; padding: 0; } .chains li { margin: 4px 0; }
    svg text { font-size: 11.5px; fill: var(--ink); } svg .count, .limit + text { fill: var(--soft); font-size: 11px; }
    #graph path { fill: none; stroke: var(--soft); opacity: 0.45; }
    #graph rect { fill: var(--card); stroke: var(--effect); stroke-width: 1.5; }
    #graph .event rect { stroke: var(--event); } #graph .write rect, #graph .change rect { stroke: var(--write); }
    #graph .body rect { stroke: var(--body); } #graph .warning rect { stroke: var(--bad); }
    #graph.pointed .node, #graph.pointed path { opacity: 0.12; }
    #graph.pointed .near { opacity: 1; }
    .fast { fill: var(--effect); } .slow { fill: var(--bad); } .limit { stroke: var(--soft); stroke-dasharray: 4 3; }
    """

  /// Pointing at a node shows what led to it and what came of it.
  static let script = """
    const graph = document.getElementById("graph");
    if (graph) {
      const paths = [...graph.querySelectorAll("path")], nodes = [...graph.querySelectorAll(".node")];
      const follow = (start, from, to) => {
        const seen = new Set([start]), waiting = [start];
        while (waiting.length) {
          const node = waiting.pop();
          for (const path of paths) if (path.dataset[from] === node) {
            path.classList.add("near");
            if (!seen.has(path.dataset[to])) { seen.add(path.dataset[to]); waiting.push(path.dataset[to]); }
          }
        }
        return seen;
      };
      const clear = () => {
        graph.classList.remove("pointed");
        for (const part of [...paths, ...nodes]) part.classList.remove("near");
      };
      for (const node of nodes) {
        node.addEventListener("pointerenter", () => {
          clear();
          graph.classList.add("pointed");
          const near = new Set([...follow(node.dataset.node, "from", "to"), ...follow(node.dataset.node, "to", "from")]);
          for (const other of nodes) if (near.has(other.dataset.node)) other.classList.add("near");
        });
        node.addEventListener("pointerleave", clear);
      }
    }
    """
}
