import TesseraCore

nonisolated private enum MacControlsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether controls without a style of their own look as on macOS: in the windows of programs for it (J234).
  package var usesMacControls: Bool {
    get { self[MacControlsKey.self] }
    set { self[MacControlsKey.self] = newValue }
  }
}

extension View {
  /// Parts of controls and bars, whose buttons have no borders on any platform.
  nonisolated func withoutMacControls() -> some View {
    environment(\.usesMacControls, false)
  }
}
