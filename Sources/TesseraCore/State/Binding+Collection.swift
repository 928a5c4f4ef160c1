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

nonisolated private final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
  private let base: Location<Base>
  private let index: Base.Index

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
  }

  override func read() -> Base.Element {
    base.read()[index]
  }

  override func write(_ value: Base.Element, transaction: Transaction) {
    var collection = base.read()
    collection[index] = value
    base.write(collection, transaction: transaction)
  }

  override func leads(to source: PropertyStorage) -> Bool {
    base.leads(to: source)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
