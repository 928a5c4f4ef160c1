@_spi(Reflection) import Swift

/// Marks `Published` with a value of any type. Its instances begin with a `PublishedLink?`.
protocol PublishedField {}

/// A property of an observable object that announces changes of the object, other than `Published`.
package protocol ObservableObjectProperty {
  /// Makes the property send through `publisher` before it changes, or right after it did.
  mutating func announceChanges(through publisher: ObservableObjectPublisher)
}

/// Where the objects of one class, its superclasses included, keep their `@Published` properties.
///
/// Reflection is slow, so it happens once for each class.
struct PublishedFields {
  /// `_EachFieldOptions.classType`, which is a variable and so out of reach.
  private static let classOption = _EachFieldOptions(rawValue: 1 << 0)

  private static let cache = Guarded<[ObjectIdentifier: PublishedFields]>([:])

  private let offsets: ContiguousArray<Int>
  /// Where other announcing properties are, and how they are notified.
  private let others: [(UnsafeMutableRawPointer, ObservableObjectPublisher) -> Void]

  /// The fields of the objects of a class.
  static func of(_ type: AnyClass) -> PublishedFields {
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[key] }) {
      return known
    }
    let found = PublishedFields(reflecting: type)
    cache.withLock { $0[key] = found }
    return found
  }

  private init(reflecting type: AnyClass) {
    var offsets: ContiguousArray<Int> = []
    var others: [(UnsafeMutableRawPointer, ObservableObjectPublisher) -> Void] = []
    _ = _forEachField(of: type, options: Self.classOption) { _, offset, fieldType, _ in
      if fieldType is any PublishedField.Type {
        offsets.append(offset)
      } else if let property = fieldType as? any ObservableObjectProperty.Type {
        others.append(Self.connection(of: property, at: offset))
      }
      return true
    }
    self.offsets = offsets
    self.others = others
  }

  private static func connection<Property: ObservableObjectProperty>(
    of type: Property.Type, at offset: Int
  ) -> (UnsafeMutableRawPointer, ObservableObjectPublisher) -> Void {
    { address, publisher in
      (address + offset).assumingMemoryBound(to: Property.self).pointee.announceChanges(through: publisher)
    }
  }

  /// The publisher of `object`, connected to all its fields.
  ///
  /// An object without `@Published` fields has no room for its publisher: that one is kept in a table.
  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let address = Unmanaged.passUnretained(object).toOpaque()
    let publisher =
      offsets.isEmpty ? ObservableObjectPublisherTable.publisher(for: object) : publisherOfFields(at: address)
    for connect in others { connect(address, publisher) }
    return publisher
  }

  private func publisherOfFields(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher {
    var publisher: ObservableObjectPublisher?
    var needsConnecting = false
    var lastLink: PublishedLink?
    for offset in offsets {
      let link = link(at: address + offset).pointee
      // Most fields share one link.
      if let link, link === lastLink { continue }
      lastLink = link
      if let known = link?.willChange {
        publisher = publisher ?? known
      } else {
        needsConnecting = true
      }
    }
    let result = publisher ?? ObservableObjectPublisher()
    if needsConnecting {
      connect(result, at: address)
    }
    return result
  }

  /// Connects the fields that are not yet, or no more: assigning a property's wrapper replaces it.
  private func connect(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer) {
    let sharedLink = PublishedLink(willChange: publisher)
    for offset in offsets {
      let link = link(at: address + offset)
      if let known = link.pointee {
        known.willChange = known.willChange ?? publisher
      } else {
        link.pointee = sharedLink
      }
    }
  }

  private func link(at address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<PublishedLink?> {
    address.assumingMemoryBound(to: PublishedLink?.self)
  }
}
