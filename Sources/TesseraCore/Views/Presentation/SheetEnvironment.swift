import Foundation

nonisolated private struct DraggedSheetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private struct GrowingSheetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private struct SymbolFontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

nonisolated extension EnvironmentValues {
  /// Whether the view is in a sheet that the user can drag.
  package var isInDraggedSheet: Bool {
    get { self[DraggedSheetKey.self] }
    set { self[DraggedSheetKey.self] = newValue }
  }

  /// Whether a finger that moves up in a scroll view makes the sheet around it higher.
  package var pullsGrowSheet: Bool {
    get { self[GrowingSheetKey.self] }
    set { self[GrowingSheetKey.self] = newValue }
  }

  /// The font that symbols outside of text have the size of, instead of that of the text around them.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}
