import TesseraCore

/// A button that opens the window with the program's settings (J262).
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label

  @Environment(\.openSettings) private var openSettings

  /// A button with any view as its label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button "Settings…".
  public init() {
    label = DefaultSettingsLinkLabel()
  }
}

/// What a link to the settings says by itself.
nonisolated public struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Text("Settings…") }
}
