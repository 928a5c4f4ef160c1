/// Which row of the update before each row of a `ForEach` was, found with as few hashes as possible.
///
/// Most rows stay in their place, counted from the beginning or from the end, which `RowScan` has seen already. Only those
/// that did not are looked for by their ids among the rows that are left.
nonisolated struct RowMatch {
  /// For each new row the old position, or `RowScan.unknownOrigin` for a row that was not there.
  private(set) var origins: ContiguousArray<Int>
  /// The old positions of rows that are gone.
  private(set) var lost: ContiguousArray<Int> = []
  /// The positions of rows that were not there before.
  private var newcomers: ContiguousArray<Int> = []
  /// For each old position whether a new row has its node.
  private var isKept: ContiguousArray<Bool>

  /// The origin of a row that was not there.
  static var unknown: Int { -1 }
  /// As many new ids are compared with all others one by one; more are hashed.
  private static var manyNewcomers: Int { 8 }

  /// nil if an id occurs twice (A13), which takes hashing all.
  ///
  /// - Parameters:
  ///   - origins: what the scan found; each either unknown or the position of the same id.
  ///   - oldIDs: the ids of the update before, no two the same.
  init?<ID: Hashable>(origins: ContiguousArray<Int>, newIDs: ContiguousArray<ID>, oldIDs: ContiguousArray<ID>) {
    self.init(matching: origins, newIDs: newIDs, oldIDs: oldIDs)
    guard !Self.haveDuplicate(newcomers, newIDs) else { return nil }
  }

  /// nil if two rows have one origin. Whether newcomers have the id of another is not looked at.
  private init?<ID: Hashable>(
    matching origins: ContiguousArray<Int>, newIDs: ContiguousArray<ID>, oldIDs: ContiguousArray<ID>
  ) {
    self.origins = origins
    isKept = ContiguousArray(repeating: false, count: oldIDs.count)
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
    if !searched.isEmpty { newcomers = searchAmongLost(searched, newIDs, oldIDs) }
  }

  /// Matches the rows in a part of a list; nil if one of them has the id of another, wherever that is.
  ///
  /// All origins and lost positions are counted from the beginnings of the ranges. Outside of them, both lists are the same.
  init?<ID: Hashable>(
    _ newIDs: ContiguousArray<ID>, _ newRange: Range<Int>, oldIDs: ContiguousArray<ID>, _ oldRange: Range<Int>
  ) {
    let new = ContiguousArray(newIDs[newRange])
    let old = ContiguousArray(oldIDs[oldRange])
    self.init(matching: Self.originsInOrder(new, old), newIDs: new, oldIDs: old)
    var places = newcomers
    for index in places.indices { places[index] += newRange.lowerBound }
    guard !Self.haveDuplicate(places, newIDs) else { return nil }
  }

  /// The origins of rows that are in the same order as before, with others between them: those of one that moved away are
  /// found without a hash.
  private static func originsInOrder<ID: Hashable>(
    _ newIDs: ContiguousArray<ID>, _ oldIDs: ContiguousArray<ID>
  ) -> ContiguousArray<Int> {
    var origins = ContiguousArray(repeating: unknown, count: newIDs.count)
    var place = 0
    for position in newIDs.indices {
      if place < oldIDs.count, oldIDs[place] == newIDs[position] {
        origins[position] = place
        place += 1
      } else if place + 1 < oldIDs.count, oldIDs[place + 1] == newIDs[position] {
        origins[position] = place + 1
        place += 2
      }
    }
    return origins
  }

  /// Finds rows that are elsewhere now.
  ///
  /// - Returns: the positions of those that were not there before.
  private mutating func searchAmongLost<ID: Hashable>(
    _ searched: ContiguousArray<Int>, _ newIDs: ContiguousArray<ID>, _ oldIDs: ContiguousArray<ID>
  ) -> ContiguousArray<Int> {
    guard !lost.isEmpty else { return searched }
    var places: [ID: Int] = [:]
    places.reserveCapacity(lost.count)
    for position in lost { places[oldIDs[position]] = position }
    var newcomers: ContiguousArray<Int> = []
    for position in searched {
      if let origin = places.removeValue(forKey: newIDs[position]) {
        origins[position] = origin
        isKept[origin] = true
      } else {
        newcomers.append(position)
      }
    }
    if newcomers.count < searched.count { lost.removeAll { isKept[$0] } }
    return newcomers
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
