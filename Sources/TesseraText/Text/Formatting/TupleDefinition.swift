import Foundation

nonisolated extension AttributedTextFormatting {
  /// Several definitions, which are applied in their order.
  public struct TupleDefinition<
    Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition {
    let definitions: (repeat each Definition)

    public var body: EmptyDefinition<Scope> { EmptyDefinition() }

    public func _constrain(_ container: inout AttributeContainer) {
      for definition in repeat each definitions { definition._constrain(&container) }
    }
  }
}
