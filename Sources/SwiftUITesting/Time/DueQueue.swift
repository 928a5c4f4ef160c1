/// Things that fall due at moments of one virtual clock, soonest first; equal moments keep the order of insertion.
///
/// A binary heap of keys beside a dictionary of contents, so that removal by ticket costs nothing but a look-up: the
/// key of a removed entry stays in the heap until it comes to the top.
struct DueQueue<Content> {
  /// Names an entry for its removal.
  typealias Ticket = UInt64

  private struct Key {
    let due: Duration
    let ticket: Ticket

    func precedes(_ other: Key) -> Bool {
      due == other.due ? ticket < other.ticket : due < other.due
    }
  }

  private var heap: [Key] = []
  private var contents: [Ticket: Content] = [:]
  private var lastTicket: Ticket = 0

  /// The soonest moment, nil when nothing is waiting.
  var firstDue: Duration? {
    heap.first?.due
  }

  /// The waiting elements, in no particular order.
  var waiting: Dictionary<Ticket, Content>.Values {
    contents.values
  }

  /// Whether an entry is still waiting.
  func contains(_ ticket: Ticket) -> Bool {
    contents[ticket] != nil
  }

  /// Puts in an entry under a new ticket.
  mutating func insert(_ content: Content, due: Duration) -> Ticket {
    lastTicket += 1
    insert(content, due: due, ticket: lastTicket)
    return lastTicket
  }

  /// Puts in an entry under the ticket of one that was taken out, and so before younger ones of the same moment.
  mutating func insert(_ content: Content, due: Duration, ticket: Ticket) {
    contents[ticket] = content
    heap.append(Key(due: due, ticket: ticket))
    siftUp(from: heap.count - 1)
  }

  @discardableResult
  mutating func remove(_ ticket: Ticket) -> Content? {
    let removed = contents.removeValue(forKey: ticket)
    discardRemovedKeys()
    return removed
  }

  /// Takes out the first entry that is due at `limit` or before.
  mutating func popFirst(dueBy limit: Duration) -> (due: Duration, ticket: Ticket, content: Content)? {
    guard let first = heap.first, first.due <= limit, let content = contents.removeValue(forKey: first.ticket) else {
      return nil
    }
    removeFirstKey()
    discardRemovedKeys()
    return (first.due, first.ticket, content)
  }

  /// Keeps the top of the heap an entry that still exists.
  private mutating func discardRemovedKeys() {
    while let first = heap.first, contents[first.ticket] == nil {
      removeFirstKey()
    }
  }

  private mutating func removeFirstKey() {
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown()
    }
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].precedes(heap[smallest]) {
        smallest = child
      }
      if smallest == parent { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
