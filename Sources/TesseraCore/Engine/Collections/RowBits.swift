/// The bits of the rows that the nodes of a `ForEach` keep, side by side.
///
/// An update compares all rows, and their nodes lie scattered in memory: half of the time was waiting for it. These are bits
/// only. What they refer to is kept alive by the nodes, so they are taken from there after each change.
final class RowBits<Row> {
  // Exclusive access is not checked, here and below: no change in place calls other code.
  /// Room for `capacity` rows.
  @exclusivity(unchecked) private var bits: UnsafeMutableRawPointer
  /// Whether the bits of each row are there: views with properties of the engine's have others in their nodes.
  @exclusivity(unchecked) private var known: UnsafeMutablePointer<Bool>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0

  private let stride = MemoryLayout<Row>.stride

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    bits = .allocate(byteCount: self.capacity * stride, alignment: MemoryLayout<Row>.alignment)
    known = .allocate(capacity: self.capacity)
  }

  deinit {
    bits.deallocate()
    known.deallocate()
  }

  /// Where the rows are. Valid until the next change.
  var address: UnsafeRawPointer { UnsafeRawPointer(bits) }

  /// Whether each row is there. Valid until the next change.
  var knownRows: UnsafePointer<Bool> { UnsafePointer(known) }

  /// Adds the row at an address; nil if its bits are not known.
  func append(_ row: UnsafeRawPointer?) {
    if count == capacity { grow() }
    count += 1
    set(count - 1, to: row)
  }

  /// Replaces a row by the one at an address; nil if its bits are not known.
  func set(_ index: Int, to row: UnsafeRawPointer?) {
    precondition(index < count, "There is no row at \(index).")
    known[index] = row != nil
    if let row { (bits + index * stride).copyMemory(from: row, byteCount: MemoryLayout<Row>.size) }
  }

  func remove(_ range: Range<Int>) {
    precondition(range.upperBound <= count, "There are no rows at \(range).")
    let moved = count - range.upperBound
    // The places may overlap.
    (bits + range.lowerBound * stride).copyMemory(from: bits + range.upperBound * stride, byteCount: moved * stride)
    (known + range.lowerBound).update(from: known + range.upperBound, count: moved)
    count -= range.count
  }

  private func grow() {
    let larger = RowBits(capacity: capacity * 2)
    larger.bits.copyMemory(from: bits, byteCount: count * stride)
    larger.known.update(from: known, count: count)
    swap(&bits, &larger.bits)
    swap(&known, &larger.known)
    capacity = larger.capacity
  }
}
