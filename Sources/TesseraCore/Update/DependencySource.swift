/// Something that evaluations read and that tells its readers when it changes.
///
/// Readers and sources point at each other by position, so that joining and leaving cost the same
/// however many others there are. The first edge on either side needs no allocation.
nonisolated package class DependencySource: PropertyStorage {
  private var first: ReaderEdge?
  private var others: ContiguousArray<ReaderEdge> = []

  fileprivate func add(_ reader: EvaluatingNode) -> Int {
    let edge = ReaderEdge(reader: .passUnretained(reader), stamp: reader.stamp)
    if first == nil {
      first = edge
      return 0
    }
    others.append(edge)
    return others.count
  }

  fileprivate func renew(_ slot: Int, stamp: UInt32) {
    if slot == 0 { first?.stamp = stamp } else { others[slot - 1].stamp = stamp }
  }

  /// Takes a reader out; the last one moves into its place.
  fileprivate func remove(slot: Int) {
    if slot == 0 {
      first = nil
      return
    }
    let moved = others.removeLast()
    guard slot - 1 < others.count else { return }
    others[slot - 1] = moved
    moved.node.dependencies.move(self, to: slot)
  }

  /// Calls `body` for each node whose last evaluation read this source.
  @MainActor
  final func forEachReader(_ body: (EvaluatingNode) -> Void) {
    if let first, first.isCurrent { body(first.node) }
    for edge in others where edge.isCurrent { body(edge.node) }
  }
}

/// A reader leaves before it dies, so the reference need not be counted.
nonisolated private struct ReaderEdge {
  let reader: Unmanaged<EvaluatingNode>
  var stamp: UInt32

  var node: EvaluatingNode { reader.takeUnretainedValue() }

  /// Whether the reader's last evaluation read the source.
  var isCurrent: Bool { node.stamp == stamp }
}

/// The sources that a node's evaluations read.
nonisolated struct DependencyList {
  private struct Edge {
    let source: DependencySource
    var slot: Int
  }

  private var first: Edge?
  private var others: ContiguousArray<Edge> = []

  /// Notes that the evaluation `stamp` of `reader` read `source`.
  mutating func record(_ source: DependencySource, by reader: EvaluatingNode) {
    if let first, first.source === source {
      source.renew(first.slot, stamp: reader.stamp)
      return
    }
    for edge in others where edge.source === source {
      source.renew(edge.slot, stamp: reader.stamp)
      return
    }
    let edge = Edge(source: source, slot: source.add(reader))
    if first == nil { first = edge } else { others.append(edge) }
  }

  mutating func removeAll(of reader: EvaluatingNode) {
    let edges = others
    let firstEdge = first
    others = []
    first = nil
    if let firstEdge { firstEdge.source.remove(slot: firstEdge.slot) }
    for edge in edges { edge.source.remove(slot: edge.slot) }
  }

  fileprivate mutating func move(_ source: DependencySource, to slot: Int) {
    if first?.source === source {
      first?.slot = slot
      return
    }
    if let index = others.firstIndex(where: { $0.source === source }) { others[index].slot = slot }
  }
}
