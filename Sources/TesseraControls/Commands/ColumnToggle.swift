import TesseraCore

/// Shows or hides a column of a window.
nonisolated struct ColumnToggle: Sendable {
  let action: @MainActor () -> Void

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
  var sidebarToggle: ColumnToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }

  /// Shows or hides the scene's inspector.
  var inspectorToggle: ColumnToggle? {
    get { self[InspectorToggleKey.self] }
    set { self[InspectorToggleKey.self] = newValue }
  }
}
