/// Where the rows of a `ForEach` were before that are in the same order, but for some that came, left or moved: each is
/// compared with the one that would be next, and the one after that.
///
/// It is compiled in the user's module, as `RowScan` is: the loop runs over all rows.
@usableFromInline
nonisolated struct RowOrder {
  /// How many rows at the beginning are the old ones.
  @usableFromInline var start = 0
  /// For each row from `start` on the old position, or `RowMatch.unknown`.
  @usableFromInline var origins: ContiguousArray<Int> = []
  /// The positions of rows that were not next.
  @usableFromInline var searched: ContiguousArray<Int> = []
  /// Old positions that were passed over, in order.
  @usableFromInline var lost: ContiguousArray<Int> = []
  /// The old position that would be next.
  @usableFromInline var next = 0

  init() {}

  /// The order of rows that no scan has seen.
  init<ID: Hashable>(_ newIDs: ContiguousArray<ID>, oldIDs: ContiguousArray<ID>) {
    for index in newIDs.indices { add(newIDs[index], oldIDs) }
    finish(oldIDs.count)
  }

  /// Begins where the order is broken.
  ///
  /// - Parameters:
  ///   - start: how many rows before are the old ones.
  ///   - removed: old rows that left.
  ///   - kept: how many of the rows behind those are the old ones.
  mutating func begin(_ start: Int, removed: Range<Int>, kept: Int) {
    self.start = start
    lost.append(contentsOf: removed)
    next = removed.upperBound + kept
    origins.append(contentsOf: removed.upperBound..<next)
  }

  @inlinable
  @inline(__always)
  mutating func add<ID: Hashable>(_ id: ID, _ oldIDs: ContiguousArray<ID>) {
    if next < oldIDs.count, oldIDs[next] == id {
      take(0)
    } else if next + 1 < oldIDs.count, oldIDs[next + 1] == id {
      take(1)
    } else {
      searched.append(start + origins.count)
      origins.append(RowMatch.unknown)
    }
  }

  /// The old position of an object if it is the next one or the one after that, which it is noted for.
  @inlinable
  @inline(__always)
  mutating func origin(
    of object: UnsafeRawPointer, _ oldObjects: UnsafePointer<UnsafeRawPointer>, _ oldCount: Int
  ) -> Int? {
    if next < oldCount, oldObjects[next] == object { return take(0) }
    if next + 1 < oldCount, oldObjects[next + 1] == object { return take(1) }
    return nil
  }

  /// Notes that the next row is one of the next two old ones.
  @inlinable
  @inline(__always)
  @discardableResult
  mutating func take(_ skipped: Int) -> Int {
    if skipped == 1 { lost.append(next) }
    let origin = next + skipped
    origins.append(origin)
    next = origin + 1
    return origin
  }

  @usableFromInline
  mutating func finish(_ oldCount: Int) {
    if next < oldCount { lost.append(contentsOf: next..<oldCount) }
    next = oldCount
  }
}
