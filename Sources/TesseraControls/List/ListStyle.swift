import TesseraCore

/// The appearance of a list. There are only the platform's own styles.
@MainActor @preconcurrency
public protocol ListStyle {
  nonisolated static var _appearance: _ListAppearance { get }
}

/// The appearances that lists can have.
nonisolated public enum _ListAppearance: Equatable, Sendable {
  case plain
  /// Groups from edge to edge.
  case grouped
  /// Groups on cards.
  case insetGrouped
  case sidebar
}

/// The platform's own choice: groups on cards.
nonisolated public struct DefaultListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .insetGrouped }
  /// The platform's own choice; `.automatic` says the same.
  public init() {}
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .plain }
  /// Rows from edge to edge; `.plain` says the same.
  public init() {}
}

/// Rows from edge to edge.
nonisolated public struct InsetListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .plain }
  /// Rows from edge to edge; `.inset` says the same.
  public init() {}
}

/// Groups of rows from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .grouped }
  /// Groups of rows from edge to edge; `.grouped` says the same.
  public init() {}
}

/// Groups of rows on cards.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .insetGrouped }
  /// Groups of rows on cards; `.insetGrouped` says the same.
  public init() {}
}

/// Rows on the background, as in a sidebar.
nonisolated public struct SidebarListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .sidebar }
  /// Rows on the background; `.sidebar` says the same.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's own choice: groups on cards.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows on cards.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows on the background, as in a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated private struct ListAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance { DefaultListStyle._appearance }
}

nonisolated extension EnvironmentValues {
  var listAppearance: _ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

extension View {
  /// How the lists in this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, S._appearance)
  }
}
