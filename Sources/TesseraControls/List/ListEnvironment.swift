import Foundation
import TesseraCore

nonisolated struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

nonisolated private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated private struct ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated private struct IsInListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated private struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

nonisolated extension EnvironmentValues {
  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of a header in a list, in points; nil for that of its content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  /// Whether a view is in a row, where links and buttons fill the row.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension View {
  /// Whether lists and other scrolling content in this view have the platform's background.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// The distance between the rows of lists in this view, in points; nil for the usual one.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// The distance between the sections of lists in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// The distance between the sections of lists in this view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// How much the headers of sections in this view stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
