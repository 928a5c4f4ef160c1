/// The publishers of observable objects that have no `@Published` property to keep them in.
enum ObservableObjectPublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Entries {
    var byObject: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of dead objects are dropped; doubles with the living ones.
    var sweepCount = 64

    mutating func sweepIfDue() -> [Entry] {
      guard byObject.count >= sweepCount else { return [] }
      let dead = byObject.values.filter { $0.object == nil }
      byObject = byObject.filter { $0.value.object != nil }
      sweepCount = max(64, byObject.count * 2)
      return dead
    }
  }

  private static let entries = Guarded(Entries())

  /// The publisher of `object`, the same one as long as the object lives.
  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let newPublisher = ObservableObjectPublisher()
    // The entries taken out are returned, so that their publishers are released outside the lock.
    let (publisher, _) = entries.withLock { entries -> (ObservableObjectPublisher, [Entry]) in
      if let entry = entries.byObject[ObjectIdentifier(object)], entry.object === object {
        return (entry.publisher, [])
      }
      let removed = entries.sweepIfDue()
      let entry = Entry(object: object, publisher: newPublisher)
      let replaced = entries.byObject.updateValue(entry, forKey: ObjectIdentifier(object))
      return (newPublisher, removed + [replaced].compactMap(\.self))
    }
    return publisher
  }
}
