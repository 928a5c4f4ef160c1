import Foundation

nonisolated extension AttributedTextFormatting {
  /// Permits some values of one attribute, and writes a value in the place of any other.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let allowedValues: Set<AttributeKey.Value?>
    private let defaultValue: AttributeKey.Value?

    /// - Parameters:
    ///   - attribute: the attribute, by its type.
    ///   - allowedValues: what it may be; nil for a text that does not have it.
    ///   - defaultValue: what takes the place of other values; it need not be an allowed one.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.allowedValues = allowedValues
      self.defaultValue = defaultValue
    }

    /// - Parameters:
    ///   - attribute: the attribute, by its name in the scope.
    ///   - allowedValues: what it may be; nil for a text that does not have it.
    ///   - defaultValue: what takes the place of other values; it need not be an allowed one.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    public func constrain(_ container: inout AttributeContainerProxy<Scope, AttributeKey>) {
      if !allowedValues.contains(container[AttributeKey.self]) { container[AttributeKey.self] = defaultValue }
    }
  }
}
