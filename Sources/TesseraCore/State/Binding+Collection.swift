nonisolated extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

/// A binding to a collection is a collection of bindings to its elements, by position (B56).
nonisolated extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after index: Index) -> Index {
    wrappedValue.index(after: index)
  }

  public func formIndex(after index: inout Index) {
    wrappedValue.formIndex(after: &index)
  }

  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position), transaction: transaction)
  }
}

nonisolated extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Index) -> Index {
    wrappedValue.index(before: index)
  }

  public func formIndex(before index: inout Index) {
    wrappedValue.formIndex(before: &index)
  }
}

nonisolated extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// An element of a collection, by its position.
///
/// Who holds it may live on when the element is gone, as a view does that is on its way out: it reads the last value,
/// and what it writes is nobody's.
nonisolated private final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
  private let base: Location<Base>
  private let index: Base.Index
  /// What was read last.
  private var known: Base.Element?
  /// Whether that was shown instead of what the collection has: who comes back must look again.
  private var showedKnown = false

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
  }

  private func contains(_ collection: Base) -> Bool {
    index >= collection.startIndex && index < collection.endIndex
  }

  override func read() -> Base.Element {
    let collection = base.read()
    if let known, !contains(collection) || Self.isReadInDeparture {
      showedKnown = true
      return known
    }
    // Without a value that was read before, an index out of bounds is the collection's to complain about.
    let value = collection[index]
    known = value
    return value
  }

  /// Whether a view on its way out reads: by now, another element may stand at the position of its own.
  private static var isReadInDeparture: Bool {
    EngineThread.unsafelyIsolated { Evaluation.current?.isInDeparture ?? false }
  }

  override func write(_ value: Base.Element, transaction: Transaction) {
    var collection = base.read()
    guard contains(collection) else { return }
    collection[index] = value
    base.write(collection, transaction: transaction)
  }

  override func leads(to source: PropertyStorage) -> Bool {
    base.leads(to: source)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && !showedKnown && !other.showedKnown && base.isSame(as: other.base)
  }
}
