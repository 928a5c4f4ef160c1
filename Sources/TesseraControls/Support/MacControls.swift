import TesseraCore

nonisolated extension EnvironmentValues {
  /// Whether controls without a style of their own look as on macOS: in the desktop idiom, outside of bars and of other
  /// controls (J234).
  package var usesMacControls: Bool { fields.idiom == .desktop && !fields.isPartOfControl }
}

extension View {
  /// Parts of controls and bars, whose buttons have no borders on any platform.
  nonisolated func withoutMacControls() -> some View {
    environment(\.fields.isPartOfControl, true)
  }
}
