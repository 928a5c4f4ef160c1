import Foundation

/// A profile as one page of HTML, which needs nothing else.
public struct ProfilePage {
  private let profile: Profile
  private let graph: CauseGraph

  private static let longestTable = 60

  public init(_ profile: Profile, _ log: TraceLog) {
    self.profile = profile
    graph = CauseGraph(log)
  }

  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(Self.escaped(profile.program)): profile</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <h1>\(Self.escaped(profile.program))</h1>
    \(tiles)
    \(section("Findings", findings))
    \(section("What came of what", graphPicture))
    \(section("Frames", frames))
    \(section("Work, by cost", table))
    \(section("Defaults of @State", initialValues))
    \(section("Why bodies ran", chains))
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  // MARK: Sections

  private func section(_ title: String, _ content: String) -> String {
    content.isEmpty ? "" : "<section><h2>\(Self.escaped(title))</h2>\n\(content)\n</section>"
  }

  private var tiles: String {
    let slow = profile.frameTimes.filter { $0 > ProfileFinding.longestFrame }.count
    let tiles = [
      ("\(profile.findings.count)", profile.findings.count == 1 ? "finding" : "findings", !profile.findings.isEmpty),
      ("\(profile.frames)", "frames", false), ("\(slow)", "over 16 ms", slow > 0),
      ("\(profile.bodies)", "bodies", false), ("\(profile.layouts)", "measurements", false),
      ("\(profile.draws)", "drawings", false), ("\(profile.warnings.count)", "warnings", !profile.warnings.isEmpty),
    ]
    let lost = profile.lostRecords > 0 ? "<p>\(profile.lostRecords) records found no room.</p>" : ""
    return "<div class=\"tiles\">"
      + tiles.map { "<div class=\"tile\($0.2 ? " bad" : "")\"><b>\($0.0)</b><span>\($0.1)</span></div>" }.joined()
      + "</div>\(lost)"
  }

  private var findings: String {
    let warnings = profile.warnings.map { "<li><p>\(Self.escaped($0)) <code>warning</code></p></li>" }.joined(
      separator: "\n")
    guard !profile.findings.isEmpty || !warnings.isEmpty else { return "<p>Nothing to complain of.</p>" }
    let items = profile.findings.map { finding in
      let line = finding.line.map { "<span class=\"line\">\(Self.escaped($0))</span> " } ?? ""
      let fixes = finding.fixes.map { "<li>\(Self.escaped($0))</li>" }.joined()
      return """
        <li><p>\(line)\(Self.escaped(finding.message)) <code>\(finding.kind.rawValue)</code></p><ul>\(fixes)</ul></li>
        """
    }
    return "<ol class=\"findings\">\(items.joined(separator: "\n"))\(warnings)</ol>"
  }

  private var table: String {
    let rows = profile.rows.prefix(Self.longestTable).map { row in
      [row.view, row.work, "\(row.count)"]
        + [row.total, row.count > 0 ? row.total / Double(row.count) : 0, row.longest].map(Self.number)
    }
    return tableOf(rows, headings: ["View", "Work", "Count", "Total ms", "Mean ms", "Longest ms"], textColumns: 2)
  }

  private var initialValues: String {
    let rows = profile.initialValues.prefix(Self.longestTable).map { values in
      [values.view, values.value, values.line ?? "", "\(values.made)", "\(values.discarded)"]
        + [values.cost, values.discardedCost].map(Self.number)
    }
    return tableOf(
      rows, headings: ["View", "Type", "Line", "Made", "Thrown away", "Cost ms", "Lost ms"], textColumns: 3)
  }

  private func tableOf(_ rows: [[String]], headings: [String], textColumns: Int) -> String {
    guard !rows.isEmpty else { return "" }
    func cells(_ row: [String], _ name: String) -> String {
      row.enumerated().map { "<\(name)\($0 < textColumns ? "" : " class=\"n\"")>\(Self.escaped($1))</\(name)>" }
        .joined()
    }
    let body = rows.map { "<tr>\(cells($0, "td"))</tr>" }.joined(separator: "\n")
    return "<div class=\"wide\"><table><tr>\(cells(headings, "th"))</tr>\n\(body)</table></div>"
  }

  private var chains: String {
    let items = profile.chains.prefix(Self.longestTable).map { chain in
      let steps = chain.steps.map { "<span class=\"step\">\(Self.escaped($0))</span>" }.joined(separator: " → ")
      return "<li><b>\(chain.count)×</b> \(steps)</li>"
    }
    return items.isEmpty ? "" : "<ul class=\"chains\">\(items.joined(separator: "\n"))</ul>"
  }

  private var frames: String {
    let times = profile.frameTimes
    guard !times.isEmpty else { return "" }
    let barWidth = max(2.0, min(14, 900 / Double(times.count)))
    let height = 120.0
    let top = max(2 * ProfileFinding.longestFrame, times.max() ?? 0)
    let bars = times.enumerated().map { index, time in
      let length = max(1, height * time / top)
      let kind = time > ProfileFinding.longestFrame ? "slow" : "fast"
      return """
        <rect class="\(kind)" x="\(Self.number(Double(index) * barWidth))" y="\(Self.number(height - length))" \
        width="\(Self.number(barWidth - 1))" height="\(Self.number(length))">\
        <title>frame \(index + 1): \(Self.number(time)) ms</title></rect>
        """
    }
    let limit = height - height * ProfileFinding.longestFrame / top
    let width = Double(times.count) * barWidth
    return """
      <div class="wide"><svg width="\(Self.number(max(width, 60) + 60))" height="\(height + 4)" role="img" \
      aria-label="Duration of each frame">\(bars.joined())\
      <line class="limit" x1="0" x2="\(Self.number(max(width, 60)))" y1="\(Self.number(limit))" \
      y2="\(Self.number(limit))"/>\
      <text x="\(Self.number(max(width, 60) + 6))" y="\(Self.number(limit + 4))">16 ms</text></svg></div>
      """
  }

  // MARK: The graph

  private static let nodeSize = (width: 176.0, height: 40.0)
  private static let gap = (x: 42.0, y: 12.0)

  private var graphPicture: String {
    guard !graph.nodes.isEmpty else { return "" }
    let width = Double(graph.columnCount) * (Self.nodeSize.width + Self.gap.x) - Self.gap.x + 4
    let height = Double(graph.rowCount) * (Self.nodeSize.height + Self.gap.y) + 4
    let edges = graph.edges.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { edgePicture($0.key, $0.value) }
    let nodes = graph.nodes.indices.map(nodePicture)
    let note = graph.omitted > 0 ? "<p>\(graph.omitted) smaller nodes are left out.</p>" : ""
    return """
      <p>From what happened, by what was written, to the bodies that ran and what became of them. Point at a node to see \
      what led to it and what came of it.</p>
      <div class="wide"><svg id="graph" width="\(Self.number(width))" height="\(Self.number(height))" role="img" \
      aria-label="Causes and effects">\(edges.joined())\(nodes.joined())</svg></div>\(note)
      """
  }

  private func corner(of node: CauseGraph.Node) -> (x: Double, y: Double) {
    (
      2 + Double(node.column) * (Self.nodeSize.width + Self.gap.x),
      2 + Double(node.row) * (Self.nodeSize.height + Self.gap.y)
    )
  }

  private func edgePicture(_ edge: [Int], _ count: Int) -> String {
    let from = corner(of: graph.nodes[edge[0]])
    let to = corner(of: graph.nodes[edge[1]])
    let start = (x: from.x + Self.nodeSize.width, y: from.y + Self.nodeSize.height / 2)
    let end = (x: to.x, y: to.y + Self.nodeSize.height / 2)
    let bend = max(30, abs(end.x - start.x) / 2)
    let width = min(5, 1 + log2(Double(count)) / 2)
    let numbers = [start.x, start.y, start.x + bend, start.y, end.x - bend, end.y, end.x, end.y].map(Self.number)
    return """
      <path data-from="\(edge[0])" data-to="\(edge[1])" stroke-width="\(Self.number(width))" \
      d="M\(numbers[0]) \(numbers[1]) C\(numbers[2]) \(numbers[3]) \(numbers[4]) \(numbers[5]) \(numbers[6]) \
      \(numbers[7])"><title>\(count)×</title></path>
      """
  }

  private static let longestLabel = 26

  private func nodePicture(_ index: Int) -> String {
    let node = graph.nodes[index]
    let corner = corner(of: node)
    let time = node.duration >= 0.005 && node.kind != .event ? ", \(Self.number(node.duration)) ms" : ""
    let label = node.name.count > Self.longestLabel ? node.name.prefix(Self.longestLabel - 1) + "…" : node.name[...]
    return """
      <g class="node \(node.kind.rawValue)" data-node="\(index)" \
      transform="translate(\(Self.number(corner.x)) \(Self.number(corner.y)))">\
      <title>\(Self.escaped(node.name))</title>\
      <rect width="\(Self.nodeSize.width)" height="\(Self.nodeSize.height)" rx="7"/>\
      <text x="10" y="17">\(Self.escaped(String(label)))</text>\
      <text class="count" x="10" y="32">\(node.kind.rawValue) · \(node.count)×\(time)</text></g>
      """
  }

  // MARK: Texts

  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
