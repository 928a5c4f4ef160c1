/// A first-in, first-out queue.
struct Queue<Element> {
  private var elements: ContiguousArray<Element?> = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var count: Int { elements.count - head }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Removes the oldest element, or returns `nil` if there is none.
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: elements.count < 64)
      head = 0
    } else if head > 32, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
