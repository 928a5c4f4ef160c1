/// Something that evaluations read and that tells its readers when it changes.
///
/// Readers and sources reference each other by position, so that adding and removing take constant time. The first edge
/// on either side needs no allocation.
nonisolated package class DependencySource: PropertyStorage {
  @exclusivity(unchecked) private var first: ReaderEdge?
  @exclusivity(unchecked) private var others: ContiguousArray<ReaderEdge> = []

  fileprivate func add(_ reader: EvaluatingNode) -> Int {
    let edge = ReaderEdge(reader: .passUnretained(reader), stamp: reader.stamp)
    if first == nil {
      first = edge
      return 0
    }
    others.append(edge)
    return others.count
  }

  fileprivate var readerCount: Int { (first == nil ? 0 : 1) + others.count }

  fileprivate func isCurrent(_ slot: Int) -> Bool {
    slot == 0 ? first?.isCurrent == true : others[slot - 1].isCurrent
  }

  /// Gives the edge to a reader the stamp of the reader's evaluation.
  ///
  /// - Returns: whether the evaluation had not read the source before.
  fileprivate func renew(_ slot: Int, stamp: UInt32) -> Bool {
    if slot == 0 {
      guard first?.stamp != stamp else { return false }
      first?.stamp = stamp
    } else {
      guard others[slot - 1].stamp != stamp else { return false }
      others[slot - 1].stamp = stamp
    }
    return true
  }

  fileprivate func isFirst(_ reader: EvaluatingNode) -> Bool {
    first?.reader.toOpaque() == Unmanaged.passUnretained(reader).toOpaque()
  }

  fileprivate func slot(of reader: EvaluatingNode) -> Int? {
    let reader = Unmanaged.passUnretained(reader).toOpaque()
    guard let index = others.firstIndex(where: { $0.reader.toOpaque() == reader }) else { return nil }
    return index + 1
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
  /// How many of them the evaluation has read that is running or was the last.
  private var currentCount = 0

  private var count: Int { (first == nil ? 0 : 1) + others.count }

  /// Notes that the evaluation `stamp` of `reader` read `source`.
  mutating func record(_ source: DependencySource, by reader: EvaluatingNode) {
    guard let slot = slot(of: reader, in: source) else {
      let edge = Edge(source: source, slot: source.add(reader))
      if first == nil { first = edge } else { others.append(edge) }
      currentCount += 1
      return
    }
    if source.renew(slot, stamp: reader.stamp) { currentCount += 1 }
  }

  /// Searches the shorter of the two lists.
  private func slot(of reader: EvaluatingNode, in source: DependencySource) -> Int? {
    if source.isFirst(reader) { return 0 }
    if source.readerCount <= count { return source.slot(of: reader) }
    if let first, first.source === source { return first.slot }
    for edge in others where edge.source === source { return edge.slot }
    return nil
  }

  mutating func beginEvaluation() {
    currentCount = 0
  }

  /// Drops sources that the evaluation no longer reads, once they are the majority, such as properties of released
  /// objects.
  mutating func endEvaluation() {
    guard others.count > 16, others.count > 2 * currentCount else { return }
    let edges = others
    others = []
    for edge in edges {
      if edge.source.isCurrent(edge.slot) { others.append(edge) } else { edge.source.remove(slot: edge.slot) }
    }
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
