import Foundation
import TesseraCore

nonisolated struct ListRowInsetsKey: ViewTraitKey {
  typealias Value = EdgeInsets?
}

nonisolated struct ListRowBackgroundKey: ViewTraitKey {
  typealias Value = AnyView?
}

nonisolated struct ListRowSeparatorKey: ViewTraitKey {
  typealias Value = ListRowSeparator
}

nonisolated struct ListRowSeparatorTintKey: ViewTraitKey {
  typealias Value = Color?
}

/// Which lines of a row are seen.
nonisolated struct ListRowSeparator: Equatable {
  var visibility: Visibility
  var edges: VerticalEdge.Set

  func hides(_ edge: VerticalEdge.Set) -> Bool { visibility == .hidden && edges.contains(edge) }
}

nonisolated struct BadgeKey: ViewTraitKey {
  typealias Value = Text?
}

extension View {
  /// The distances of a row's content from the edges of the row; nil for the usual ones.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(ListRowInsetsKey.self, insets)
  }

  /// What lies behind a row of a list, instead of the list's own background; nil for that.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(ListRowBackgroundKey.self, view.map { AnyView($0) })
  }

  /// Whether the lines above and below a row of a list are seen.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(ListRowSeparatorKey.self, ListRowSeparator(visibility: visibility, edges: edges))
  }

  /// The color of the lines around a row of a list; nil for the usual one.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListRowSeparatorTintKey.self, color)
  }

  /// A number at the end of a row of a list, or at a tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    trait(BadgeKey.self, count == 0 ? nil : Text(count, format: .number))
  }

  /// A text at the end of a row of a list, or at a tab; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    trait(BadgeKey.self, label)
  }

  /// A text at the end of a row of a list, or at a tab; nil shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// A text at the end of a row of a list, or at a tab; nil shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
