import TesseraCore

/// Whether a menu closes when one of its actions is done (J213).
nonisolated public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The platform's default: the menu closes.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// The menu stays open, so that the action can be done again.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

/// Whether actions in a menu leave it open.
nonisolated private struct MenuStaysOpenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  var menuStaysOpen: Bool {
    get { self[MenuStaysOpenKey.self] }
    set { self[MenuStaysOpenKey.self] = newValue }
  }
}

extension View {
  /// Whether menus close when one of the actions in this view is done (J213).
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuStaysOpen, behavior == .disabled)
  }
}
