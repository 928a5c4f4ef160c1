/// An accessibility action of an element.
package struct SemanticsAction {
  package let name: String
  let perform: @MainActor () -> Void
}

extension SemanticsAction {
  /// Whether it is the default action.
  package var isDefault: Bool { name == AccessibilityActionKind.default.name }
}
