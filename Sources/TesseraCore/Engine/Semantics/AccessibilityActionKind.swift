/// An action that assistive technology offers for many views.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// What the action is called, if it is none of the standard ones.
  private(set) var label: Text?

  /// An action with a name of its own.
  public init(named name: Text) {
    self.name = ""
    label = name
  }

  private init(name: String) {
    self.name = name
  }

  /// The default action, such as that of a press.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Dismisses the front layer.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the moment.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// Deletes the item that the view represents.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows more that can be done.
  public static let showMenu = AccessibilityActionKind(name: "show menu")
}
