import Foundation

/// Where the fields of a type lie that are compared. Made once for a type and kept forever.
@usableFromInline
package nonisolated struct ByteRanges {
  private let ranges: UnsafeBufferPointer<ByteRange>

  package init(_ ranges: [ByteRange]) {
    let kept = UnsafeMutableBufferPointer<ByteRange>.allocate(capacity: ranges.count)
    _ = kept.initialize(from: ranges)
    self.ranges = UnsafeBufferPointer(kept)
  }

  /// Whether two values have the same bits here.
  @usableFromInline
  package func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    // A loop over the array itself would count references, for each row of a list.
    for range in ranges where memcmp(left + range.offset, right + range.offset, range.count) != 0 { return false }
    return true
  }
}
