/// How far the user can change the size of a window.
nonisolated public struct WindowResizability: Hashable, Sendable {
  private let number: Int

  /// As is usual for the kind of scene: settings have the size of their content, other windows are no smaller.
  public static let automatic = WindowResizability(number: 0)
  /// Between the smallest and the largest size of the content.
  public static let contentSize = WindowResizability(number: 1)
  /// No smaller than the smallest size of the content.
  public static let contentMinSize = WindowResizability(number: 2)
}
