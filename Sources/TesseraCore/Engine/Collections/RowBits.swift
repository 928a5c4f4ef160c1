/// The bits of the rows that the nodes of a `ForEach` keep, side by side.
///
/// An update compares all rows, and their nodes lie scattered in memory: half of the time was waiting for it. These are bits
/// only. What they refer to is kept alive by the nodes, so they are taken from there after each change.
@usableFromInline
nonisolated final class RowBits<Row> {
  /// Room for `capacity` rows of `stride` bytes each.
  @usableFromInline private(set) var start: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0
  /// Whether the bits of each row are there: views with properties of the engine's have others in their nodes.
  @usableFromInline private(set) var isKnown: ContiguousArray<Bool> = []

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    start = Self.room(for: self.capacity)
    isKnown.reserveCapacity(capacity)
  }

  deinit {
    start.deallocate()
  }

  private static func room(for capacity: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(capacity * MemoryLayout<Row>.stride, 1), alignment: MemoryLayout<Row>.alignment)
  }

  /// The bits of a row; nil if they are not known.
  @inlinable
  @inline(__always)
  func address(of index: Int) -> UnsafeRawPointer? {
    isKnown[index] ? UnsafeRawPointer(start + index * MemoryLayout<Row>.stride) : nil
  }

  /// Adds the bits at an address; nil if they are not known.
  func append(_ bits: UnsafeRawPointer?) {
    if count == capacity { grow() }
    isKnown.append(bits != nil)
    count += 1
    if let bits { copy(bits, to: count - 1) }
  }

  /// Replaces the bits of a row.
  func set(_ index: Int, to bits: UnsafeRawPointer?) {
    isKnown[index] = bits != nil
    if let bits { copy(bits, to: index) }
  }

  func remove(_ range: Range<Int>) {
    let stride = MemoryLayout<Row>.stride
    let target = start + range.lowerBound * stride
    // The places may overlap.
    target.copyMemory(from: start + range.upperBound * stride, byteCount: (count - range.upperBound) * stride)
    isKnown.removeSubrange(range)
    count -= range.count
  }

  private func copy(_ bits: UnsafeRawPointer, to index: Int) {
    let stride = MemoryLayout<Row>.stride
    (start + index * stride).copyMemory(from: bits, byteCount: MemoryLayout<Row>.size)
  }

  private func grow() {
    let larger = Self.room(for: capacity * 2)
    larger.copyMemory(from: start, byteCount: count * MemoryLayout<Row>.stride)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
