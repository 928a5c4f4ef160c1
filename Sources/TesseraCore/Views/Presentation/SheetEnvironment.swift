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

  /// Whether scrolling up makes the sheet around a scroll view taller.
  package var pullsGrowSheet: Bool {
    get { self[GrowingSheetKey.self] }
    set { self[GrowingSheetKey.self] = newValue }
  }

  /// The font that determines the size of symbols outside of text; nil for the font of the environment.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}
