import TesseraCore

/// A command that shows and hides the sidebar of a split view.
nonisolated public struct SidebarCommands: Commands {
  /// A command that shows and hides the sidebar of a split view.
  public init() {}

  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) { SidebarCommand() }
  }
}

private struct SidebarCommand: View {
  @FocusedValue(\.sidebarToggle) private var toggle: ColumnToggle?

  var body: some View {
    Button("Toggle Sidebar") { toggle?.action() }
      .keyboardShortcut("s", modifiers: [.command, .control])
      .disabled(toggle == nil)
  }
}
