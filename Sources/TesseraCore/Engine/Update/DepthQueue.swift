/// Nodes to be worked on, ordered by their depth in the tree.
///
/// A binary heap: the cost depends on the number of waiting nodes and not on the size of the tree.
@MainActor
struct DepthQueue<Node: ViewNode> {
  enum Order {
    case shallowestFirst
    case deepestFirst
  }

  private struct Entry {
    let key: Int32
    /// Keeps nodes of one depth in the order in which they came.
    let serial: UInt32
    let node: Node
  }

  private let order: Order
  private var heap: ContiguousArray<Entry> = []
  private var lastSerial: UInt32 = 0

  init(order: Order) {
    self.order = order
  }

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ node: Node) {
    lastSerial &+= 1
    let key = order == .shallowestFirst ? node.depth : -node.depth
    heap.append(Entry(key: key, serial: lastSerial, node: node))
    siftUp(heap.count - 1)
  }

  mutating func removeFirst() -> Node? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(0)
    } else {
      lastSerial = 0
    }
    return first.node
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard isBefore(index, parent) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while let child = firstChild(of: index), isBefore(child, index) {
      heap.swapAt(index, child)
      index = child
    }
  }

  /// The child of an entry that comes before the other one.
  private func firstChild(of index: Int) -> Int? {
    let (left, right) = (2 * index + 1, 2 * index + 2)
    guard left < heap.count else { return nil }
    return right < heap.count && isBefore(right, left) ? right : left
  }

  /// Compares places instead of entries: a copy of an entry would count a reference to its node.
  private func isBefore(_ index: Int, _ other: Int) -> Bool {
    let (key, otherKey) = (heap[index].key, heap[other].key)
    return key != otherKey ? key < otherKey : heap[index].serial < heap[other].serial
  }
}
