import Foundation
import TesseraCore

nonisolated struct ListSectionSeparatorKey: ViewTraitKey {
  typealias Value = ListRowSeparator
}

nonisolated struct ListSectionSeparatorTintKey: ViewTraitKey {
  typealias Value = Color?
}

nonisolated private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

nonisolated extension EnvironmentValues {
  /// The color of icons in rows; nil for the tint.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Whether the lines around a section of a list are seen.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(ListSectionSeparatorKey.self, ListRowSeparator(visibility: visibility, edges: edges))
  }

  /// The color of the lines around a section of a list; nil for the usual one.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(ListSectionSeparatorTintKey.self, edges.contains(.bottom) ? color : nil)
  }

  /// The color of icons in this row; nil for the usual one.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }

  /// The color of icons in this row; nil for the usual one.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Whether a row of a list cannot be chosen, although the others can.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledKey.self, isDisabled)
  }
}
