/// Makes the values of all rows of a `ForEach`, and finds out whether their ids are the old ones in the old order.
///
/// This is what an update costs for each row that does not change, in code that cannot know the row's type: arrays are
/// read in place, and rows are written into memory of the right size, which is cheaper than appending.
nonisolated struct RowEvaluation<Data: RandomAccessCollection, ID: Hashable, Content> {
  private let content: (Data.Element) -> Content
  private let elementID: (Data.Element) -> ID
  private let oldIDs: ContiguousArray<ID>
  private(set) var isInOrder: Bool
  /// Left empty while the ids are the old ones in the old order; then no id is hashed.
  private(set) var newIDs: ContiguousArray<ID> = []
  private(set) var rows: RowBuffer<Content>

  /// - Parameter oldIDs: of the evaluation before, nil for the first.
  init(_ view: ForEach<Data, ID, Content>, oldIDs: ContiguousArray<ID>?) {
    let count = view.data.count
    content = view.content
    elementID = view.elementID
    self.oldIDs = oldIDs ?? []
    isInOrder = oldIDs?.count == count
    rows = RowBuffer(capacity: count)
  }

  mutating func run(_ data: Data) {
    let wasInPlace: Void? = data.withContiguousStorageIfAvailable { elements in
      for index in elements.indices { add(elements[index]) }
    }
    guard wasInPlace == nil else { return }
    for element in data { add(element) }
  }

  // Inlined, so that the generic types are looked up once for all rows.
  @inline(__always)
  private mutating func add(_ element: Data.Element) {
    // A collection that yields more than its count says is cut off there.
    guard !rows.isFull else { return }
    let id = elementID(element)
    if isInOrder, rows.count >= oldIDs.count || oldIDs[rows.count] != id {
      isInOrder = false
      newIDs.append(contentsOf: oldIDs[..<rows.count])
    }
    if !isInOrder { newIDs.append(id) }
    rows.append(content(element))
  }
}

/// Values in memory of a fixed size, which the owner destroys.
nonisolated struct RowBuffer<Content> {
  private let start: UnsafeMutablePointer<Content>
  private let capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: max(capacity, 1))
  }

  /// Where a row lies: reading it there makes no copy.
  @inline(__always)
  func address(of index: Int) -> UnsafeMutablePointer<Content> {
    start + index
  }

  @inline(__always)
  var isFull: Bool { count == capacity }

  @inline(__always)
  mutating func append(_ row: Content) {
    (start + count).initialize(to: row)
    count += 1
  }

  func destroy() {
    start.deinitialize(count: count)
    start.deallocate()
  }
}
