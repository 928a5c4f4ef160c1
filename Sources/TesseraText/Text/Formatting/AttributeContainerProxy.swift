import Foundation

nonisolated extension AttributedTextFormatting {
  /// The attributes of a run as a constraint sees them: all can be read, and `Attribute` can be written.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    var container: AttributeContainer

    /// The attribute that is constrained; nil where the text does not have it.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// Another attribute; nil where the text does not have it.
    public subscript<Key: AttributedStringKey>(key: Key.Type) -> Key.Value? where Key.Value: Sendable {
      container[Key.self]
    }

    /// The attribute that is constrained, by its name.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// Another attribute, by its name.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> Key.Value? where Key.Value: Sendable {
      container[Key.self]
    }

    /// The attribute that is constrained, by its name in the scope.
    @_disfavoredOverload
    public subscript(dynamicMember keyPath: KeyPath<Scope, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// Another attribute, by its name in the scope.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, Key>) -> Key.Value?
    where Key.Value: Sendable {
      container[Key.self]
    }

    /// The attributes of another scope, such as `container.swiftUI.font`.
    public subscript<Other: AttributeScope>(
      dynamicMember keyPath: KeyPath<AttributeScopes, Other.Type>
    ) -> Scoped<Other> {
      get { Scoped(container: container) }
      set { container = newValue.container }
    }
  }
}

nonisolated extension AttributedTextFormatting.AttributeContainerProxy {
  /// The attributes of a run by their names in a scope.
  @dynamicMemberLookup
  public struct Scoped<Other: AttributeScope> {
    fileprivate var container: AttributeContainer

    /// The attribute that is constrained, by its name in the scope.
    public subscript(dynamicMember keyPath: KeyPath<Other, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// Another attribute, by its name in the scope.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<Other, Key>) -> Key.Value?
    where Key.Value: Sendable {
      container[Key.self]
    }
  }
}
