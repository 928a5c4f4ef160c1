import TesseraCore

/// The appearance of a list. There are only the platform's own styles.
@MainActor @preconcurrency
public protocol ListStyle {
  nonisolated static var _looks: _ListLooks { get }
}

/// The appearances that lists can have.
nonisolated public enum _ListLooks: Equatable, Sendable {
  case plain
  /// Groups from edge to edge.
  case grouped
  /// Groups on cards.
  case insetGrouped
  case sidebar
}

/// The platform's own choice: groups on cards.
nonisolated public struct DefaultListStyle: ListStyle {
  public static var _looks: _ListLooks { .insetGrouped }
  public init() {}
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle {
  public static var _looks: _ListLooks { .plain }
  public init() {}
}

/// Rows from edge to edge.
nonisolated public struct InsetListStyle: ListStyle {
  public static var _looks: _ListLooks { .plain }
  public init() {}
}

/// Groups of rows from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle {
  public static var _looks: _ListLooks { .grouped }
  public init() {}
}

/// Groups of rows on cards.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  public static var _looks: _ListLooks { .insetGrouped }
  public init() {}
}

/// Rows on the background, as in a sidebar.
nonisolated public struct SidebarListStyle: ListStyle {
  public static var _looks: _ListLooks { .sidebar }
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated private struct ListLooksKey: EnvironmentKey {
  static var defaultValue: _ListLooks { DefaultListStyle._looks }
}

nonisolated extension EnvironmentValues {
  var listLooks: _ListLooks {
    get { self[ListLooksKey.self] }
    set { self[ListLooksKey.self] = newValue }
  }
}

extension View {
  /// How the lists in this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLooks, S._looks)
  }
}
