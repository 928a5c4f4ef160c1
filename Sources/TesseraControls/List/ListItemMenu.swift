import TesseraCore

/// The menu that all rows of a list have, about what is chosen.
nonisolated struct ListItemMenu {
  /// Whether rows that stand for a value have the menu.
  let accepts: (AnyHashable) -> Bool
  let items: @MainActor (Set<AnyHashable>) -> AnyView
  let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?

  init<Item: Hashable, Items: View>(
    _ menu: @escaping @MainActor (Set<Item>) -> Items, _ primaryAction: (@MainActor (Set<Item>) -> Void)?
  ) {
    accepts = { $0.base is Item }
    items = { AnyView(menu(Self.values($0))) }
    guard let primaryAction else {
      self.primaryAction = nil
      return
    }
    self.primaryAction = { primaryAction(Self.values($0)) }
  }

  private static func values<Item: Hashable>(_ values: Set<AnyHashable>) -> Set<Item> {
    Set(values.compactMap { $0.base as? Item })
  }
}

nonisolated private struct ListItemMenuKey: EnvironmentKey {
  static var defaultValue: ListItemMenuBox? { nil }
}

/// The menu around a list: the same object as long as the view with the menu is there, so that rows are not updated.
nonisolated final class ListItemMenuBox: Equatable, Sendable {
  @MainActor var menu: ListItemMenu?

  init() {}

  static func == (left: ListItemMenuBox, right: ListItemMenuBox) -> Bool { left === right }
}

nonisolated extension EnvironmentValues {
  var listItemMenu: ListItemMenuBox? {
    get { self[ListItemMenuKey.self] }
    set { self[ListItemMenuKey.self] = newValue }
  }
}

nonisolated private struct ListItemMenuModifier: ViewModifier {
  let menu: ListItemMenu

  @MainActor func body(content: Content) -> some View {
    content.modifier(ListItemMenuWriter(menu: menu))
  }
}

private struct ListItemMenuWriter: ViewModifier {
  let menu: ListItemMenu

  @State private var box = ListItemMenuBox()

  init(menu: ListItemMenu) {
    self.menu = menu
  }

  func body(content: Content) -> some View {
    content
      .environment(\.listItemMenu, box)
      // Where there is no row.
      .modifier(ContextMenuModifier(items: { box.menu?.items([]) }))
      .onUpdate(of: menu) { box.menu = $0 }
  }
}

/// Gives a row the menu of its list.
struct RowMenuModifier: ViewModifier {
  let box: ListItemMenuBox
  let value: AnyHashable
  /// What is chosen.
  let chosen: () -> [AnyHashable]

  func body(content: Content) -> some View {
    content
      .modifier(ContextMenuModifier(items: { box.menu?.items(targets) }))
      .simultaneousGesture(TapGesture(count: 2).onEnded { _ in box.menu?.primaryAction?(targets) })
  }

  /// A menu applies to all chosen rows, or to one row that is not chosen.
  private var targets: Set<AnyHashable> {
    let chosen = Set(chosen())
    return chosen.contains(value) ? chosen : [value]
  }
}

extension View {
  /// Gives the rows of the lists and tables in this view a menu for the chosen rows, or for a row that is not chosen.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values that rows stand for.
  ///     - menu: the items; gets an empty set where there is no row.
  ///   - primaryAction: what a double click on a row does.
  @preconcurrency
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping @MainActor (Set<I>) -> M,
    primaryAction: (@MainActor (Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(ListItemMenuModifier(menu: ListItemMenu(menu, primaryAction)))
  }
}
