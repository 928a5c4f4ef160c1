import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The notification itself was pressed.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The notification was dismissed; only categories with `customDismissAction` hear of it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
public class UNNotificationResponse: NSObject {
  /// The one that was answered.
  public let notification: UNNotification
  /// That of an action of the category, or one of the two of the system.
  public let actionIdentifier: String

  init(_ notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// What the user wrote as an answer to a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
  /// What the user wrote; empty where the desktop takes no text.
  public let userText: String

  init(_ notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification, actionIdentifier: actionIdentifier)
  }
}
