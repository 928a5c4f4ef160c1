import Foundation
import TesseraCore

extension View {
  /// Applies a formatting definition to the texts and editors of attributed strings in this view (J391).
  ///
  /// They show only the attributes of its scope, with the values that its constraints leave. What the user changes in an editor is
  /// written with these values; a string that the program sets stays as it is.
  nonisolated public func attributedTextFormattingDefinition<Definition: AttributedTextFormattingDefinition>(
    _ definition: Definition
  ) -> some View {
    environment(\.textFormatting, TextFormatting(definition))
  }

  /// Has the texts and editors of attributed strings in this view show only the attributes of a scope, such as `\.swiftUI` (J391).
  nonisolated public func attributedTextFormattingDefinition<Scope: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, Scope.Type>
  ) -> some View {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<Scope>())
  }
}
