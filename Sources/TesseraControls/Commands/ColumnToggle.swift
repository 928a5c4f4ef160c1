import TesseraCore

/// Shows or hides a column of a window.
nonisolated package struct ColumnToggle: Sendable {
  package let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}

nonisolated private enum SidebarToggleKey: FocusedValueKey {
  typealias Value = ColumnToggle
}

nonisolated private enum InspectorToggleKey: FocusedValueKey {
  typealias Value = ColumnToggle
}

nonisolated extension FocusedValues {
  /// Shows or hides the sidebar of the scene's split view.
  package var sidebarToggle: ColumnToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }

  /// Shows or hides the scene's inspector.
  package var inspectorToggle: ColumnToggle? {
    get { self[InspectorToggleKey.self] }
    set { self[InspectorToggleKey.self] = newValue }
  }
}
