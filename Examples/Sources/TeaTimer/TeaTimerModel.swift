import Observation
import UserNotifications

/// Notifies when a tea has drawn, and hears what is done with that.
@MainActor @Observable
final class TeaTimerModel: NSObject, UNUserNotificationCenterDelegate {
  private(set) var drawing: Set<String> = []
  private(set) var message = "Choose a tea."

  private static let category = "tea"
  private static let anotherMinute = "anotherMinute"

  /// Asks for the permission, and says what can be done with a notification.
  func prepare() async {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let again = UNNotificationAction(identifier: Self.anotherMinute, title: "Another minute")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: Self.category, actions: [again], intentIdentifiers: [])
    ])
    let isAllowed = (try? await center.requestAuthorization(options: [.alert, .sound])) == true
    if !isAllowed { message = "Without notifications, keep an eye on the clock." }
  }

  func draw(_ tea: Tea) async {
    await remind(of: tea.name, after: tea.minutes)
  }

  private func remind(of name: String, after minutes: Int) async {
    let content = UNMutableNotificationContent()
    content.title = "\(name) tea is ready"
    content.body = "It drew for \(minutes) min."
    content.sound = .default
    content.categoryIdentifier = Self.category
    content.userInfo = ["tea": name]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: Double(minutes) * 60, repeats: false)
    do {
      try await UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: name, content: content, trigger: trigger))
      drawing.insert(name)
      message = "\(name) tea draws for \(minutes) min."
    } catch {
      message = error.localizedDescription
    }
  }

  func stop() {
    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    drawing = []
    message = "Nothing draws."
  }

  // MARK: Notifications

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    if let name = notification.request.content.userInfo["tea"] as? String { drawing.remove(name) }
    return [.banner, .sound]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    guard let name = response.notification.request.content.userInfo["tea"] as? String else { return }
    if response.actionIdentifier == Self.anotherMinute {
      await remind(of: name, after: 1)
    } else {
      message = "Enjoy your \(name.lowercased()) tea."
    }
  }
}
