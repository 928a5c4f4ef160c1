/// The values that are kept of an object that was deleted: those of attributes with `preserveValueOnDeletion` (SD37).
public struct HistoryTombstone<Model: PersistentModel>: Sequence, Sendable {
  /// A property, and the value that it had.
  public typealias Element = (key: any PartialKeyPath<Model> & Sendable, value: any Sendable)

  private let values: [Element]

  init(_ values: [Element]) {
    self.values = values
  }

  /// The value of a property; nil if none was kept.
  public subscript(_ keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
    values.first { ($0.key as PartialKeyPath<Model>) == keyPath }?.value
  }

  public func makeIterator() -> AnyIterator<Element> {
    var values = values.makeIterator()
    return AnyIterator { values.next() }
  }
}
