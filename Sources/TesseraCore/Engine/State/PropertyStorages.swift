/// What the dynamic properties of a view keep, by slot. Most views have one or two such properties, which need no memory of their
/// own here.
struct PropertyStorages: RandomAccessCollection {
  private var first: PropertyStorage?
  private var second: PropertyStorage?
  private var others: ContiguousArray<PropertyStorage> = []
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(slot: Int) -> PropertyStorage {
    precondition(slot < count, "There is no property in slot \(slot).")
    switch slot {
    case 0: return first!
    case 1: return second!
    default: return others[slot - 2]
    }
  }

  /// Makes room for `count` in all.
  mutating func reserveCapacity(_ count: Int) {
    if count > 2 { others.reserveCapacity(count - 2) }
  }

  mutating func append(_ storage: PropertyStorage) {
    switch count {
    case 0: first = storage
    case 1: second = storage
    default: others.append(storage)
    }
    count += 1
  }
}
