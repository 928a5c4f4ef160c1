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

nonisolated extension Binding where Value: MutableCollection {
  /// A binding to the element that stands at a position in the collection as it was read last; it follows the element
  /// to other positions, unless elements are their own ids, which change with each edit.
  func element<ID: Hashable>(
    at index: Value.Index, id: ID, in collection: Value, reader: KeyPathReader<Value.Element, ID>
  ) -> Binding<Value.Element> {
    let known = collection[index]
    let place =
      ID.self == Value.Element.self
      ? ElementLocation(location, index, known: known)
      : IdentifiedElementLocation(location, index, id: id, reader: reader, known: known)
    return Binding<Value.Element>(location: place, transaction: transaction)
  }
}
