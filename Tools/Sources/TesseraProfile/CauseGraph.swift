import Foundation

/// What came of what in a recording, with everything of one name made one node.
struct CauseGraph {
  struct Node {
    let kind: TraceLog.Entry.Kind
    let name: String
    var count = 0
    /// Milliseconds.
    var duration = 0.0
    /// How far from what has no cause.
    var column = 0
    var row = 0
  }

  private(set) var nodes: [Node] = []
  /// How often one led to another, by the nodes' positions.
  private(set) var edges: [[Int]: Int] = [:]
  /// How many nodes were left out.
  private(set) var omitted = 0

  private static let mostNodes = 60
  private static let mostColumns = 12

  init(_ log: TraceLog) {
    var all: [Node] = []
    var allEdges: [[Int]: Int] = [:]
    collect(log, into: &all, &allEdges)
    keepMostImportant(of: all, allEdges)
    arrangeInColumns()
    arrangeInRows()
  }

  var columnCount: Int { (nodes.map(\.column).max() ?? -1) + 1 }
  var rowCount: Int { (nodes.map(\.row).max() ?? -1) + 1 }

  /// Layouts, texts and drawings of a view are one node each; frames are none: they are everywhere.
  private func collect(_ log: TraceLog, into nodes: inout [Node], _ edges: inout [[Int]: Int]) {
    var positions: [String: Int] = [:]
    var positionsByID: [Int: Int] = [:]
    for entry in log.entries {
      guard let name = Self.name(of: entry, in: log) else {
        // What follows from a frame or an initial value follows from what led to that.
        positionsByID[entry.id] = entry.cause.flatMap { positionsByID[$0] }
        continue
      }
      let key = "\(entry.kind.rawValue) \(name)"
      let position = positions[key] ?? nodes.count
      if position == nodes.count {
        nodes.append(Node(kind: entry.kind, name: name))
        positions[key] = position
      }
      nodes[position].count += 1
      nodes[position].duration += entry.duration / 1000
      positionsByID[entry.id] = position
      if let cause = entry.cause.flatMap({ positionsByID[$0] }), cause != position {
        edges[[cause, position], default: 0] += 1
      }
    }
  }

  private static func name(of entry: TraceLog.Entry, in log: TraceLog) -> String? {
    switch entry.kind {
    case .event, .write, .change, .body, .warning: entry.name
    case .layout, .draw, .text, .animation:
      "\(entry.kind == .draw ? "drawing" : entry.kind.rawValue) in \(log.owner(of: entry)?.viewName ?? "the window")"
    case .frame, .initialValue, .object, .signpost: nil
    }
  }

  private mutating func keepMostImportant(of all: [Node], _ allEdges: [[Int]: Int]) {
    // What no event or write led to was there from the beginning.
    var reached = Set(all.indices.filter { [.event, .write, .change].contains(all[$0].kind) })
    var waiting = Array(reached)
    var next: [Int: [Int]] = [:]
    for edge in allEdges.keys { next[edge[0], default: []].append(edge[1]) }
    while let position = waiting.popLast() {
      for follower in next[position] ?? [] where reached.insert(follower).inserted { waiting.append(follower) }
    }
    let ranked = reached.sorted {
      (all[$1].duration, all[$1].count, $0) < (all[$0].duration, all[$0].count, $1)
    }
    let kept = ranked.prefix(Self.mostNodes).sorted()
    omitted = ranked.count - kept.count
    let positions = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    nodes = kept.map { all[$0] }
    for (edge, count) in allEdges {
      if let from = positions[edge[0]], let to = positions[edge[1]] { edges[[from, to]] = count }
    }
  }

  /// Each node stands right of all that led to it, as far as that does not go in a circle.
  private mutating func arrangeInColumns() {
    for _ in 0..<Self.mostColumns {
      var isStable = true
      for edge in edges.keys where nodes[edge[1]].column <= nodes[edge[0]].column {
        guard nodes[edge[0]].column + 1 < Self.mostColumns, !edges.keys.contains([edge[1], edge[0]]) else { continue }
        nodes[edge[1]].column = nodes[edge[0]].column + 1
        isStable = false
      }
      if isStable { return }
    }
  }

  /// In a column, nodes are as high as what led to them.
  private mutating func arrangeInRows() {
    for column in 0..<max(columnCount, 0) {
      let members = nodes.indices.filter { nodes[$0].column == column }
      let heights = members.map { member -> (Double, Int) in
        let causes = edges.keys.filter { $0[1] == member && nodes[$0[0]].column < column }.map { nodes[$0[0]].row }
        let mean = causes.isEmpty ? Double.infinity : Double(causes.reduce(0, +)) / Double(causes.count)
        return (mean, member)
      }
      for (row, item) in heights.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }).enumerated() {
        nodes[item.1].row = row
      }
    }
  }
}
