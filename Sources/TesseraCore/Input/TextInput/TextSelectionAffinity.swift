/// At which of two places the caret is shown, where one place in the text is two on the screen: between a line and the next
/// that it flows into, and between letters that are written in different directions (J410).
nonisolated public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the environment says, and otherwise `downstream`.
  case automatic
  /// At the beginning of the text that follows.
  case downstream
  /// At the end of the text before it.
  case upstream
}

nonisolated extension EnvironmentValues {
  private static let textSelectionAffinitySlot = EnvironmentSlot<TextSelectionAffinity>(.automatic)

  /// At which of two places carets are shown whose selection does not say it.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[Self.textSelectionAffinitySlot] }
    set { self[Self.textSelectionAffinitySlot] = newValue }
  }
}

extension View {
  /// Sets at which of two places carets in this view are shown whose selection does not say it (J410).
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
