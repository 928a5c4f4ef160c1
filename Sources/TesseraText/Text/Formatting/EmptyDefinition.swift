import Foundation

nonisolated extension AttributedTextFormatting {
  /// A definition without constraints: only the scope counts.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition, Hashable, Sendable {
    /// A definition without constraints.
    public init() {}

    public var body: EmptyDefinition<Scope> { self }

    public func _constrain(_ container: inout AttributeContainer) {}
  }
}
