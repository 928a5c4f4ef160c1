/// Makes the values of all rows of a `ForEach` and finds the changed ones.
///
/// The loop is what an update costs for each row that does not change. It is compiled in the user's module, where the
/// types of elements and rows are known: a row is made on the stack, compared with the one that its node keeps, and
/// forgotten if it has the same bits.
@usableFromInline
nonisolated struct RowScan<ID: Hashable, Content> {
  /// The ids of the update before; empty in the first.
  @usableFromInline let oldIDs: ContiguousArray<ID>
  /// The bits of the rows of the update before, where rows are made, and which of them are known.
  @usableFromInline let oldRows: UnsafeRawPointer?
  @usableFromInline let knownRows: UnsafePointer<Bool>?
  @usableFromInline let byteRanges: ByteRanges
  /// Whether rows are made at all: lazy containers make theirs when they come in sight.
  @usableFromInline let makesRows: Bool
  /// Whether there was no update before.
  @usableFromInline let isFirst: Bool

  /// The objects of the update before, each for one of `oldIDs`; nil where one object may get another id.
  @usableFromInline let oldObjects: UnsafePointer<UnsafeRawPointer>?

  /// How many rows have been looked at.
  @usableFromInline var count = 0
  /// Whether each id so far is the old one, but for `removedCount` neighbors that were left out from `removalStart` on.
  @usableFromInline var isInOrder: Bool
  @usableFromInline var removalStart = 0
  @usableFromInline var removedCount = 0
  /// All ids, once they are not in order. While they are, no id is copied or hashed.
  @usableFromInline var newIDs: ContiguousArray<ID> = []
  /// For each of `newIDs` the position that a row with this id had, or `unknownOrigin`; only where rows are made.
  @usableFromInline var origins: ContiguousArray<Int> = []
  /// Where `newIDs` were before; only where no rows are made, and there were some before.
  @usableFromInline var order = RowOrder()
  /// The rows that are not known to be the old ones, and the positions of them.
  @usableFromInline var rows: RowBuffer<Content>
  @usableFromInline var positions: ContiguousArray<Int> = []
  /// Whether an id occurs twice in `newIDs`. Only found out where no rows are made, and there were none before.
  @usableFromInline var hasDuplicates = false

  /// The origin of a row whose id was neither in the same place before nor moved as those at the end did.
  @usableFromInline static var unknownOrigin: Int { -1 }

  /// The first scan: every row is new.
  init(count: Int) {
    oldIDs = []
    oldRows = nil
    knownRows = nil
    byteRanges = ByteRanges([])
    oldObjects = nil
    makesRows = true
    isFirst = true
    isInOrder = false
    rows = RowBuffer(capacity: count)
    positions.reserveCapacity(count)
    newIDs.reserveCapacity(count)
  }

  /// A scan that compares with the one before. Its rows must not change until the scan is done.
  init(
    oldIDs: ContiguousArray<ID>, oldRows: RowBits<Content>, byteRanges: ByteRanges
  ) {
    self.oldIDs = oldIDs
    self.oldRows = oldRows.address
    knownRows = oldRows.knownRows
    self.byteRanges = byteRanges
    oldObjects = nil
    makesRows = true
    isFirst = false
    isInOrder = true
    rows = RowBuffer(capacity: 4)
  }

  /// A scan of ids only, compared with those of the scan before; nil for the first one.
  ///
  /// - Parameter oldObjects: the elements of that scan, if one object always has the same id. They have to be there still.
  init(comparing oldIDs: ContiguousArray<ID>?, _ oldObjects: UnsafePointer<UnsafeRawPointer>? = nil) {
    self.oldIDs = oldIDs ?? []
    self.oldObjects = oldObjects
    oldRows = nil
    knownRows = nil
    byteRanges = ByteRanges([])
    makesRows = false
    isFirst = oldIDs == nil
    isInOrder = oldIDs != nil
    rows = RowBuffer(capacity: 0)
  }

  @inlinable
  mutating func run<Data: RandomAccessCollection>(
    _ data: Data, elementID: (Data.Element) -> ID, content: (Data.Element) -> Content
  ) {
    let shift = oldIDs.count - data.count
    guard makesRows else { return scanIDs(data, max(shift, 0), elementID) }
    let wasInPlace: Void? = data.withContiguousStorageIfAvailable { elements in
      for element in elements { add(elementID(element), content(element), shift) }
    }
    if wasInPlace == nil {
      for element in data { add(elementID(element), content(element), shift) }
    }
    finish()
  }

  @inlinable
  mutating func scanIDs<Data: RandomAccessCollection>(
    _ data: Data, _ lost: Int, _ elementID: (Data.Element) -> ID
  ) {
    if !isInOrder { newIDs.reserveCapacity(data.count) }
    let wasInPlace: Void? = data.withContiguousStorageIfAvailable { elements in
      if let oldObjects {
        scanObjects(elements, oldObjects, lost, elementID)
      } else {
        for element in elements { add(elementID(element), lost) }
      }
    }
    if wasInPlace == nil {
      for element in data { add(elementID(element), lost) }
    }
    finish()
    if oldIDs.isEmpty, !isInOrder { hasDuplicates = !isAscending && Set(newIDs).count != newIDs.count }
  }

  /// Compares addresses, and ids only where another object stands.
  @inlinable
  mutating func scanObjects<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ oldObjects: UnsafePointer<UnsafeRawPointer>, _ lost: Int,
    _ elementID: (Element) -> ID
  ) {
    elements.withMemoryRebound(to: UnsafeRawPointer.self) { objects in
      for index in objects.indices {
        if isInOrder {
          let position = count + removedCount
          if position < oldIDs.count, oldObjects[position] == objects[index] {
            count += 1
            continue
          }
        } else if let origin = order.origin(of: objects[index], oldObjects, oldIDs.count) {
          newIDs.append(oldIDs[origin])
          count += 1
          continue
        }
        add(elementID(elements[index]), lost)
      }
    }
  }

  @inlinable
  @inline(__always)
  mutating func add(_ id: ID, _ lost: Int) {
    if !isInOrder || !isOld(id, lost) {
      if !isFirst { order.add(id, oldIDs) }
      newIDs.append(id)
    }
    count += 1
  }

  /// Whether the ids are numbers of which each is larger than the one before: then none need be hashed.
  @inlinable var isAscending: Bool {
    guard let numbers = newIDs as? ContiguousArray<Int> else { return false }
    for index in numbers.indices.dropFirst() where numbers[index] <= numbers[index - 1] { return false }
    return true
  }

  /// - Parameter shift: by how many the rows have become fewer.
  @inlinable
  @inline(__always)
  mutating func add(_ id: ID, _ row: Content, _ shift: Int) {
    let origin: Int
    if isInOrder, isOld(id, max(shift, 0)) {
      // After the question: it may have found where rows were removed.
      origin = count + removedCount
    } else {
      origin = self.origin(of: id, shift)
      newIDs.append(id)
      origins.append(origin)
    }
    if origin != Self.unknownOrigin, let oldRows, let knownRows, knownRows[origin],
      withUnsafePointer(to: row, { byteRanges.areEqual(oldRows + origin * MemoryLayout<Content>.stride, $0) })
    {
      count += 1
      return
    }
    rows.append(row)
    positions.append(count)
    count += 1
  }

  /// Where the next id was before, if that is the same place, or the same place counted from the end.
  @inlinable
  @inline(__always)
  func origin(of id: ID, _ shift: Int) -> Int {
    if count < oldIDs.count, oldIDs[count] == id { return count }
    let place = count + shift
    return place >= 0 && place < oldIDs.count && oldIDs[place] == id ? place : Self.unknownOrigin
  }

  /// Whether the next id is the old one. If it is not, and cannot be so by leaving out some, the order is given up.
  @inlinable
  @inline(__always)
  mutating func isOld(_ id: ID, _ lost: Int) -> Bool {
    let position = count + removedCount
    if position < oldIDs.count, oldIDs[position] == id { return true }
    return isAfterRemoval(id, lost)
  }

  @inlinable
  mutating func isAfterRemoval(_ id: ID, _ lost: Int) -> Bool {
    if removedCount == 0, lost > 0, count + lost < oldIDs.count, oldIDs[count + lost] == id {
      removalStart = count
      removedCount = lost
      return true
    }
    giveUpOrder()
    return false
  }

  /// Notes all ids from here on, with those that were passed.
  @usableFromInline
  mutating func giveUpOrder() {
    isInOrder = false
    let start = removedCount == 0 ? count : removalStart
    newIDs.append(contentsOf: oldIDs[..<start])
    newIDs.append(contentsOf: oldIDs[(start + removedCount)..<(count + removedCount)])
    guard makesRows else { return order.begin(start, removed: start..<start + removedCount, kept: count - start) }
    origins.append(contentsOf: 0..<start)
    origins.append(contentsOf: (start + removedCount)..<(count + removedCount))
  }

  /// The old rows after the last new one were left out too.
  @usableFromInline
  mutating func finish() {
    if isInOrder, count + removedCount < oldIDs.count {
      if removedCount == 0 {
        removalStart = count
        removedCount = oldIDs.count - count
      } else {
        // The collection yielded fewer elements than it counted.
        giveUpOrder()
      }
    }
    if !isInOrder, !makesRows { order.finish(oldIDs.count) }
  }
}
