/// Which row of the update before each row of a `ForEach` was, found with as few hashes as possible.
///
/// Most rows stay in their place, counted from the beginning or from the end, which `RowScan` has seen already. Only those
/// that did not are looked for by their ids among the rows that are left.
@usableFromInline
nonisolated struct RowMatch {
  /// How many rows at the beginning are in their places, and not in `origins`.
  private(set) var start = 0
  /// For each new row the old position, or `unknown` for a row that was not there.
  private(set) var origins: ContiguousArray<Int>
  /// The old positions of rows that are gone.
  private(set) var lost: ContiguousArray<Int> = []
  /// The origin of a row that was not there.
  @usableFromInline static var unknown: Int { -1 }
  /// As many new ids are compared with all others one by one; more are hashed.
  private static var manyNewcomers: Int { 8 }

  /// nil if an id occurs twice (A13), which takes hashing all.
  ///
  /// - Parameters:
  ///   - origins: what the scan found; each either unknown or the position of the same id.
  ///   - oldIDs: the ids of the update before, no two the same.
  init?<ID: Hashable>(origins: ContiguousArray<Int>, newIDs: ContiguousArray<ID>, oldIDs: ContiguousArray<ID>) {
    self.origins = origins
    var isKept = ContiguousArray(repeating: false, count: oldIDs.count)
    var searched: ContiguousArray<Int> = []
    for position in origins.indices {
      let origin = origins[position]
      if origin == Self.unknown {
        searched.append(position)
      } else if isKept[origin] {
        return nil
      } else {
        isKept[origin] = true
      }
    }
    for position in oldIDs.indices where !isKept[position] { lost.append(position) }
    guard findAmongLost(searched, newIDs, oldIDs) else { return nil }
  }

  /// The rows of a lazy container, which keep their order for the most part; nil if an id occurs twice (A13).
  init?<ID: Hashable>(_ order: RowOrder, newIDs: ContiguousArray<ID>, oldIDs: ContiguousArray<ID>) {
    start = order.start
    origins = order.origins
    lost = order.lost
    var searched = order.searched
    takeEnd(from: &searched, newIDs, oldIDs)
    guard findAmongLost(searched, newIDs, oldIDs) else { return nil }
  }

  /// Matches rows from the end: behind several runs that left, none is the next one any more, though all are in order.
  private mutating func takeEnd<ID: Hashable>(
    from searched: inout ContiguousArray<Int>, _ newIDs: ContiguousArray<ID>, _ oldIDs: ContiguousArray<ID>
  ) {
    var taken = 1
    while let position = searched.last, let origin = lost.last, position == newIDs.count - taken,
      origin == oldIDs.count - taken, newIDs[position] == oldIDs[origin]
    {
      origins[position - start] = origin
      searched.removeLast()
      lost.removeLast()
      taken += 1
    }
  }

  /// Finds rows that are elsewhere now.
  ///
  /// - Returns: whether each of the others is new and has an id of its own.
  private mutating func findAmongLost<ID: Hashable>(
    _ searched: ContiguousArray<Int>, _ newIDs: ContiguousArray<ID>, _ oldIDs: ContiguousArray<ID>
  ) -> Bool {
    guard !searched.isEmpty else { return true }
    var places: [ID: Int] = [:]
    places.reserveCapacity(lost.count)
    for place in lost.indices { places[oldIDs[lost[place]]] = place }
    var isFound = ContiguousArray(repeating: false, count: lost.count)
    var newcomers: ContiguousArray<Int> = []
    for position in searched {
      if let place = places.removeValue(forKey: newIDs[position]) {
        origins[position - start] = lost[place]
        isFound[place] = true
      } else {
        newcomers.append(position)
      }
    }
    if newcomers.count < searched.count {
      lost = ContiguousArray(lost.indices.filter { !isFound[$0] }.map { lost[$0] })
    }
    return !Self.haveDuplicate(newcomers, newIDs)
  }

  /// Whether a row that was not there before has the id of another.
  private static func haveDuplicate<ID: Hashable>(
    _ newcomers: ContiguousArray<Int>, _ newIDs: ContiguousArray<ID>
  ) -> Bool {
    if newcomers.count > manyNewcomers { return haveDuplicate(newIDs) }
    for newcomer in newcomers {
      let id = newIDs[newcomer]
      for position in newIDs.indices where position != newcomer && newIDs[position] == id { return true }
    }
    return false
  }

  private static func haveDuplicate<ID: Hashable>(_ ids: ContiguousArray<ID>) -> Bool {
    // Not `Set(ids)`: its iterator allocates for every element here.
    var seen = Set<ID>(minimumCapacity: ids.count)
    for position in ids.indices where !seen.insert(ids[position]).inserted { return true }
    return false
  }
}
