/// A notification as a desktop would show it.
public struct ShownNotification: Equatable, Sendable {
  public let identifier: String
  public let title: String
  /// The subtitle, and the text below it.
  public let body: String
  /// The titles of its buttons.
  public let actions: [String]
  /// Whether it is heard.
  public let hasSound: Bool
}
