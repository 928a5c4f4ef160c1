import Foundation

/// A formatting definition as the environment has it (J391).
nonisolated package struct TextFormatting: Equatable {
  private let scope: any AttributeScope.Type
  private let constrain: (inout AttributeContainer) -> Void
  /// What tells two definitions apart; nil for those that cannot be told apart.
  private let identity: AnyHashable?

  package init<Definition: AttributedTextFormattingDefinition>(_ definition: Definition) {
    scope = Definition.Scope.self
    constrain = { definition.constrain(&$0) }
    if let definition = definition as? any Hashable {
      identity = AnyHashable(definition)
    } else {
      // All values without contents are the same one.
      identity = MemoryLayout<Definition>.size == 0 ? AnyHashable(ObjectIdentifier(Definition.self)) : nil
    }
  }

  package static func == (first: TextFormatting, second: TextFormatting) -> Bool {
    guard let identity = first.identity, let other = second.identity else { return false }
    return first.scope == second.scope && identity == other
  }

  /// The string as it is shown: with the attributes of the scope only, as the constraints leave them.
  func shown(_ string: AttributedString) -> AttributedString {
    let scope = ScopeAttributes.of(scope)
    return changed(string) { attributes in
      constrain(&attributes)
      scope.filter(&attributes)
    }
  }

  /// The string as it is kept: constrained, with the attributes that are in no scope.
  package func constrained(_ string: AttributedString) -> AttributedString {
    changed(string, constrain)
  }

  private func changed(
    _ string: AttributedString, _ change: (inout AttributeContainer) -> Void
  ) -> AttributedString {
    var result = string
    result.changeAttributes(in: string.startIndex..<string.endIndex, change)
    return result
  }
}

nonisolated private struct TextFormattingKey: EnvironmentKey {
  static var defaultValue: TextFormatting? { nil }
}

nonisolated extension EnvironmentValues {
  /// Which attributes strings are shown with; nil for all.
  package var textFormatting: TextFormatting? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}
