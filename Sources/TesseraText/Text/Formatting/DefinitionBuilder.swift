import Foundation

nonisolated extension AttributedTextFormatting {
  /// Puts the constraints of a definition together.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    /// A constraint of some values.
    public static func buildExpression<Key: AttributedStringKey>(
      _ constraint: ValueConstraint<Scope, Key>
    ) -> ValueConstraint<Scope, Key> {
      constraint
    }

    /// Another definition of the scope.
    @_disfavoredOverload
    public static func buildExpression<Definition: AttributedTextFormattingDefinition<Scope>>(
      _ definition: Definition
    ) -> Definition {
      definition
    }

    /// No constraint.
    public static func buildBlock() -> EmptyDefinition<Scope> {
      EmptyDefinition()
    }

    /// One definition.
    public static func buildBlock<Definition: AttributedTextFormattingDefinition<Scope>>(
      _ definition: Definition
    ) -> Definition {
      definition
    }

    /// Several definitions, applied in their order.
    @_disfavoredOverload
    public static func buildBlock<each Definition: AttributedTextFormattingDefinition>(
      _ definition: repeat each Definition
    ) -> TupleDefinition<Scope, repeat each Definition> {
      TupleDefinition(definitions: (repeat each definition))
    }
  }
}
