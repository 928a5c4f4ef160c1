/// Shows that what a view shows is out of date (J373).
nonisolated private struct InvalidatableModifier: ViewModifier {
  let isInvalidatable: Bool

  @MainActor func body(content: Content) -> some View {
    content.modifier(InvalidatedAppearance(isInvalidatable: isInvalidatable))
  }
}

private struct InvalidatedAppearance: ViewModifier {
  let isInvalidatable: Bool

  @Environment(\.redactionReasons) private var reasons

  nonisolated init(isInvalidatable: Bool) {
    self.isInvalidatable = isInvalidatable
  }

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.4 : 1)
  }
}

extension View {
  /// Makes the view pale while `redactionReasons` contains `invalidated`, that is, while its content is out of date (J373).
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableModifier(isInvalidatable: invalidatable))
  }
}
