import SwiftUI
import UserNotifications

/// Notifies the user, and writes into the journal what the user does with that.
final class NotificationAnswers: NSObject, UNUserNotificationCenterDelegate {
  private let note: @MainActor (String) -> Void

  init(_ note: @escaping @MainActor (String) -> Void) {
    self.note = note
  }

  @MainActor
  func notify() async throws {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
    let later = UNNotificationAction(identifier: "later", title: "Later")
    center.setNotificationCategories([UNNotificationCategory(identifier: "tea", actions: [later])])
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.sound = .default
    content.categoryIdentifier = "tea"
    // The second one takes the place of the first, which the desktop may not have answered for yet.
    for text in ["Boiling", "3 < 4 minutes"] {
      content.body = text
      try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    note("\(response.notification.request.content.title): \(response.actionIdentifier)")
  }
}
