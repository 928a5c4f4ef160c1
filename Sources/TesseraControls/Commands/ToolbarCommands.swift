import TesseraCore

/// Commands that show and hide the toolbar of the window (J154), and let the user arrange it where that is possible (J433).
nonisolated public struct ToolbarCommands: Commands {
  /// Commands that show, hide and arrange the toolbar of the window.
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
    if let customization = toggle?.customization {
      Button("Customize Toolbar…") { customization.begin() }
    }
  }
}

/// Shows, hides or arranges the toolbar of a window.
nonisolated struct ToolbarToggle: Sendable {
  let isHidden: Binding<Bool>
  /// nil if the user cannot arrange the toolbar.
  let customization: ToolbarCustomization?
}

/// What lets the user arrange the toolbar of the page that a window shows.
nonisolated enum ToolbarCustomizationKey: PreferenceKey {
  static var defaultValue: ToolbarCustomization? { nil }

  static func reduce(value: inout ToolbarCustomization?, nextValue: () -> ToolbarCustomization?) {
    value = nextValue() ?? value
  }
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
  /// How title and toolbar stand to each other, on a desktop.
  var form = _WindowToolbarForm.unified
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
