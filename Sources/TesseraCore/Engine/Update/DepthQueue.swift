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

    func isBefore(_ other: Entry) -> Bool {
      key != other.key ? key < other.key : serial < other.serial
    }
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
      guard heap[index].isBefore(heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[child].isBefore(heap[smallest]) { smallest = child }
      }
      guard smallest != index else { return }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}
