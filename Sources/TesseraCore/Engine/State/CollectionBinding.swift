/// A binding to a collection, as `ForEach` and `List` take it.
///
/// What their closures get is a type that belongs to this one. Where the data are mistaken, it is unknown like them, and the
/// compiler does not look into the closure; of a `Binding` of something unknown, it would try everything (J360).
nonisolated public protocol _CollectionBinding {
  associatedtype _Items: MutableCollection & RandomAccessCollection
  /// A binding to an element.
  associatedtype _Row

  /// The collection as it is.
  var _items: _Items { get }

  /// Makes bindings to the elements of the collection as it is, by position and id.
  func _rows<ID: Hashable>(of items: _Items, id: KeyPath<_Items.Element, ID>) -> (_Items.Index, ID) -> _Row
}

nonisolated extension _CollectionBinding {
  /// A binding to a collection that cannot be changed.
  public static func constant<Value>(_ value: Value) -> Binding<Value> where Self == Binding<Value> {
    Binding<Value>.constant(value)
  }
}

nonisolated extension Binding: _CollectionBinding where Value: MutableCollection & RandomAccessCollection {
  public var _items: Value { wrappedValue }

  public func _rows<ID: Hashable>(of items: Value, id: KeyPath<Value.Element, ID>) -> (Value.Index, ID) -> Binding<
    Value.Element
  > {
    let reader = KeyPathReader(id)
    return { element(at: $0, id: $1, in: items, reader: reader) }
  }
}
