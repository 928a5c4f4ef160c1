import Foundation

nonisolated extension AttributedTextFormatting {
  /// A definition of any type, of one scope.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let definition: any AttributedTextFormattingDefinition<Scope>

    /// A definition whose type does not matter.
    public init(_ definition: some AttributedTextFormattingDefinition<Scope>) {
      self.definition = definition
    }

    public var body: EmptyDefinition<Scope> { EmptyDefinition() }

    public func _constrain(_ container: inout AttributeContainer) {
      definition._constrain(&container)
    }
  }
}
