import Foundation

/// Some neighbouring bytes of a value.
@usableFromInline
nonisolated struct ByteRange {
  let offset: Int
  var count: Int
}

nonisolated extension ContiguousArray<ByteRange> {
  /// Whether two values have the same bits here.
  @usableFromInline
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for range in self where memcmp(left + range.offset, right + range.offset, range.count) != 0 { return false }
    return true
  }
}
