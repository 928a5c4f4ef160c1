/// An action that assistive technology offers for many views.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// What a press does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves what is in front.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the moment.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// Deletes what the view stands for.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows more that can be done.
  public static let showMenu = AccessibilityActionKind(name: "show menu")
}
