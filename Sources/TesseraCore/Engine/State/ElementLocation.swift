/// An element of a collection, by its position.
///
/// It may outlive the element, for example in a departing view: reads return the last value, and writes are dropped.
nonisolated class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  fileprivate let index: Base.Index
  /// What was read last.
  private var known: Base.Element?
  /// Whether readers got `known` instead of the collection's value. A view that returns must read again.
  private var showedKnown = false

  /// - Parameter known: the element, if it was read before.
  init(_ base: Location<Base>, _ index: Base.Index, known: Base.Element? = nil) {
    self.base = base
    self.index = index
    self.known = known
  }

  /// Where the element stands in a collection; nil if it is gone. Overridden.
  fileprivate func position(in collection: Base) -> Base.Index? {
    index >= collection.startIndex && index < collection.endIndex ? index : nil
  }

  override final func read() -> Base.Element {
    let collection = base.read()
    let position = position(in: collection)
    if let known, position == nil || Self.isReadInDeparture {
      showedKnown = true
      return known
    }
    // Without a value that was read before, an index out of bounds is the collection's to complain about.
    let value = collection[position ?? index]
    known = value
    return value
  }

  /// Whether a departing view reads: another element may be at its position by now.
  private static var isReadInDeparture: Bool {
    EngineThread.unsafelyIsolated { Evaluation.current?.isInDeparture ?? false }
  }

  override final func write(_ value: Base.Element, transaction: Transaction) {
    var collection = base.read()
    guard let position = position(in: collection) else { return }
    collection[position] = value
    didWrite(value)
    base.write(collection, transaction: transaction)
  }

  /// Overridden.
  fileprivate func didWrite(_ value: Base.Element) {}

  override final func leads(to source: PropertyStorage) -> Bool {
    base.leads(to: source)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && !showedKnown && !other.showedKnown && base.isSame(as: other.base)
  }
}

/// An element of a collection that is known by its id: it is found where others were removed, put in or moved before
/// it, and a write through the binding of a removed element does not hit the one that took its place.
nonisolated final class IdentifiedElementLocation<Base: MutableCollection, ID: Hashable>: ElementLocation<Base> {
  private let reader: KeyPathReader<Base.Element, ID>
  private var id: ID

  init(
    _ base: Location<Base>, _ index: Base.Index, id: ID, reader: KeyPathReader<Base.Element, ID>, known: Base.Element
  ) {
    self.reader = reader
    self.id = id
    super.init(base, index, known: known)
  }

  override fileprivate func position(in collection: Base) -> Base.Index? {
    if let position = super.position(in: collection), reader.read(collection[position]) == id { return position }
    return collection.indices.first { reader.read(collection[$0]) == id }
  }

  /// A write can change the id.
  override fileprivate func didWrite(_ value: Base.Element) {
    id = reader.read(value)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? Self else { return false }
    return id == other.id && super.isSame(as: other)
  }
}
