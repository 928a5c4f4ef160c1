/// Values in memory of their own, which the owner destroys.
@usableFromInline
nonisolated struct RowBuffer<Content> {
  @usableFromInline var start: UnsafeMutablePointer<Content>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  /// The address of a row, so that it is read without a copy.
  func address(of index: Int) -> UnsafeMutablePointer<Content> {
    start + index
  }

  @inlinable
  mutating func append(_ row: Content) {
    if count == capacity { grow() }
    (start + count).initialize(to: row)
    count += 1
  }

  @usableFromInline
  mutating func grow() {
    let larger = UnsafeMutablePointer<Content>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }

  func destroy() {
    start.deinitialize(count: count)
    start.deallocate()
  }
}
