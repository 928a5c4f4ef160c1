import Foundation

nonisolated extension AttributedTextSelection {
  /// The attributes of the runs of a selection, in their order; those of what is typed next where nothing is selected.
  public struct Attributes<Text: AttributedStringProtocol>: Sequence {
    let containers: [AttributeContainer]

    public func makeIterator() -> Array<AttributeContainer>.Iterator {
      containers.makeIterator()
    }

    /// The values of one attribute; nil for runs that do not have it.
    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> [Key.Value?] where Key.Value: Sendable {
      containers.map { $0[Key.self] }
    }

    /// The values of one attribute, by its name; nil for runs that do not have it.
    public subscript<Key: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, Key>) -> [Key.Value?]
    where Key.Value: Sendable {
      containers.map { $0[Key.self] }
    }
  }
}
