import Foundation

/// Decides what is shown while the program is in use, and hears what the user does with notifications.
///
/// A type has one of the two forms of each method, or neither.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification comes while the program is in use. Without the method, it is not shown (UN4).
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// A notification comes while the program is in use. Without the method, it is not shown (UN4).
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The user pressed a notification or an action of it, or dismissed it (UN5).
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// The user pressed a notification or an action of it, or dismissed it (UN5).
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// The user wants to see the program's own settings for notifications. No desktop offers that.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Task { @MainActor in
      completionHandler(await userNotificationCenter(center, willPresent: notification))
    }
  }

  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Task { @MainActor in
      await userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
