import TesseraCore

/// A command that shows and hides the toolbar of the window (J154).
nonisolated public struct ToolbarCommands: Commands {
  /// A command that shows and hides the toolbar of the window.
  public init() {}

  @MainActor public var body: some Commands {
    CommandGroup(after: .toolbar) { ToolbarCommand() }
  }
}

private struct ToolbarCommand: View {
  @Environment(\.toolbarToggle) private var toggle

  var body: some View {
    Button(toggle?.isHidden.wrappedValue == true ? "Show Toolbar" : "Hide Toolbar") {
      toggle?.isHidden.wrappedValue.toggle()
    }
    .keyboardShortcut("t", modifiers: [.command, .option])
    .disabled(toggle == nil)
  }
}

/// Shows or hides the toolbar of a window.
nonisolated struct ToolbarToggle: Sendable {
  let isHidden: Binding<Bool>
}

nonisolated private enum ToolbarToggleKey: EnvironmentKey {
  static var defaultValue: ToolbarToggle? { nil }
}

nonisolated private enum WindowToolbarKey: EnvironmentKey {
  static var defaultValue: WindowToolbar { WindowToolbar() }
}

/// How the toolbars of a window are shown.
nonisolated struct WindowToolbar: Equatable, Sendable {
  /// Whether the user hid them.
  var isHidden = false
  /// Whether they leave out the title.
  var hidesTitle = false
}

nonisolated extension EnvironmentValues {
  /// Shows or hides the toolbar of the window; nil where there are no commands.
  var toolbarToggle: ToolbarToggle? {
    get { self[ToolbarToggleKey.self] }
    set { self[ToolbarToggleKey.self] = newValue }
  }

  var windowToolbar: WindowToolbar {
    get { self[WindowToolbarKey.self] }
    set { self[WindowToolbarKey.self] = newValue }
  }
}
