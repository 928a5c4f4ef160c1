import TesseraCore

/// The order in which a menu shows its items.
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// The platform's default: by priority, in rows of lists from top to bottom.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item is nearest to the control (F47).
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}
