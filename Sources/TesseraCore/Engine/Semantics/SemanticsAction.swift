/// Something that can be done with an element otherwise than by the pointer.
package struct SemanticsAction {
  package let name: String
  let perform: @MainActor () -> Void
}

extension SemanticsAction {
  /// Whether a press does it.
  var isDefault: Bool { name == AccessibilityActionKind.default.name }
}
