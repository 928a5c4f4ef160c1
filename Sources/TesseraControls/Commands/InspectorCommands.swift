import TesseraCore

/// A command that shows and hides the inspector.
nonisolated public struct InspectorCommands: Commands {
  /// A command that shows and hides the inspector.
  public init() {}

  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) { InspectorCommand() }
  }
}

private struct InspectorCommand: View {
  @FocusedValue(\.inspectorToggle) private var toggle: ColumnToggle?

  var body: some View {
    Button("Toggle Inspector") { toggle?.action() }
      .keyboardShortcut("i", modifiers: [.command, .control])
      .disabled(toggle == nil)
  }
}
