import SwiftUI
import SwiftUITesting
import Testing
import UserNotifications

/// Hears of notifications as the delegate of an app does.
private final class Listener: NSObject, UNUserNotificationCenterDelegate {
  var shown: UNNotificationPresentationOptions = [.banner, .sound]
  var asked: [String] = []
  var responses: [(action: String, text: String?, note: String?)] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    asked.append(notification.request.identifier)
    return shown
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    responses.append(
      (
        response.actionIdentifier, (response as? UNTextInputNotificationResponse)?.userText,
        response.notification.request.content.userInfo["note"] as? String
      ))
    completionHandler()
  }
}

/// A view with buttons for what a test wants to do with the center.
private struct Reminders: View {
  let steps: [(String, (UNUserNotificationCenter) async -> Void)]

  var body: some View {
    ForEach(steps, id: \.0) { name, step in
      Button(name) { Task { await step(UNUserNotificationCenter.current()) } }
    }
  }
}

private func content(_ title: String, _ change: (UNMutableNotificationContent) -> Void = { _ in })
  -> UNMutableNotificationContent
{
  let content = UNMutableNotificationContent()
  content.title = title
  change(content)
  return content
}

@MainActor
private func press(
  _ steps: (String, (UNUserNotificationCenter) async -> Void)..., in phase: ScenePhase = .background
) async -> Screen {
  let screen = Screen { Reminders(steps: steps) }
  screen.scenePhase = phase
  for (name, _) in steps {
    screen[name].tap()
    await screen.settle()
  }
  return screen
}

private func allow(_ center: UNUserNotificationCenter) async {
  _ = try? await center.requestAuthorization(options: [.alert, .sound, .badge])
}

@MainActor
struct NotificationTests {
  @Test("UN1: permission is given to what is asked for; before, nothing may be added")
  func permission() async {
    var early: (any Error)?
    var statuses: [UNAuthorizationStatus] = []
    var granted = false
    let screen = await press(
      (
        "Early",
        { center in
          statuses.append(await center.notificationSettings().authorizationStatus)
          do {
            try await center.add(UNNotificationRequest(identifier: "a", content: content("A"), trigger: nil))
          } catch { early = error }
        }
      ),
      (
        "Ask",
        { center in
          granted = (try? await center.requestAuthorization(options: [.alert, .sound])) == true
          let settings = await center.notificationSettings()
          statuses.append(settings.authorizationStatus)
          #expect(settings.soundSetting == .enabled)
          #expect(settings.badgeSetting == .disabled)
        }
      ))
    #expect((early as? UNError)?.code == .notificationsNotAllowed)
    #expect(granted)
    #expect(statuses == [.notDetermined, .authorized])
    #expect(screen.notifications.isEmpty)
  }

  @Test("UN2: a request without a trigger comes at once; the same identifier takes its place")
  func atOnce() async {
    let screen = await press(
      ("Allow", allow),
      (
        "Add",
        { center in
          for title in ["First", "Second"] {
            let content = content(title) {
              $0.subtitle = "Subtitle"
              $0.body = "Text"
              $0.sound = .default
            }
            try? await center.add(UNNotificationRequest(identifier: "same", content: content, trigger: nil))
          }
          try? await center.add(UNNotificationRequest(identifier: "other", content: content("Silent"), trigger: nil))
        }
      ))
    #expect(screen.notifications.map(\.title) == ["Second", "Silent"])
    #expect(screen.notifications.map(\.body) == ["Subtitle\nText", ""])
    #expect(screen.notifications.map(\.hasSound) == [true, false])
  }

  @Test("UN3: a request with a time waits for it, comes again if it repeats, and can be taken out")
  func later() async {
    let running = Screen {
      Reminders(steps: [("Allow", allow), ("Add", addOften), ("Forget", forget), ("Stop", stop)])
    }
    running.scenePhase = .background
    for name in ["Allow", "Add"] {
      running[name].tap()
      await running.advance(by: .milliseconds(1))
    }
    await running.advance(by: .seconds(59))
    #expect(running.notifications.isEmpty)
    await running.advance(by: .seconds(2))
    #expect(running.notifications.map(\.title) == ["Often"])
    running["Forget"].tap()
    await running.advance(by: .milliseconds(1))
    #expect(running.notifications.isEmpty)
    await running.advance(by: .seconds(60))
    #expect(running.notifications.map(\.title) == ["Often"])
    running["Forget"].tap()
    running["Stop"].tap()
    await running.advance(by: .milliseconds(1))
    await running.advance(by: .seconds(600))
    #expect(running.notifications.isEmpty)
  }

  @Test("UN3: what waits can be asked for, and taken out by its identifier")
  func waiting() async {
    var waiting: [String] = []
    let screen = await press(
      ("Allow", allow),
      (
        "Add",
        { center in
          let later = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
          for title in ["One", "Two", "Three"] {
            try? await center.add(UNNotificationRequest(identifier: title, content: content(title), trigger: later))
          }
          center.removePendingNotificationRequests(withIdentifiers: ["Two"])
          waiting = await center.pendingNotificationRequests().map(\.identifier)
        }
      ))
    #expect(waiting == ["One", "Three"])
    #expect(screen.notifications.map(\.title) == ["One", "Three"])
  }

  private let addOften: (UNUserNotificationCenter) async -> Void = { center in
    let often = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    try? await center.add(UNNotificationRequest(identifier: "often", content: content("Often"), trigger: often))
  }
  private let forget: (UNUserNotificationCenter) async -> Void = { $0.removeAllDeliveredNotifications() }
  private let stop: (UNUserNotificationCenter) async -> Void = { $0.removeAllPendingNotificationRequests() }

  @Test("UN3: a date that is over is an error; the next one is known before")
  func dates() async throws {
    var components = DateComponents()
    components.hour = 9
    components.minute = 30
    let next = try #require(UNCalendarNotificationTrigger(dateMatching: components, repeats: true).nextTriggerDate())
    let parts = Calendar.current.dateComponents([.hour, .minute], from: next)
    #expect(parts.hour == 9 && parts.minute == 30)
    #expect(next > Date())
    var code: UNError.Code?
    _ = await press(
      ("Allow", allow),
      (
        "Add",
        { center in
          let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1999), repeats: false)
          do {
            try await center.add(UNNotificationRequest(identifier: "past", content: content("Past"), trigger: past))
          } catch { code = (error as? UNError)?.code }
        }
      ))
    #expect(code == .notificationInvalidNoDate)
  }

  @Test("UN4: while the program is in use, its delegate decides; without one, nothing is shown")
  func inUse() async {
    let listener = Listener()
    let add: (UNUserNotificationCenter) async -> Void = { center in
      let content = content("Hello") { $0.sound = .default }
      try? await center.add(UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil))
    }
    let alone = await press(("Allow", allow), ("Add", add), in: .active)
    #expect(alone.notifications.isEmpty)
    let screen = await press(
      ("Allow", allow), ("Listen", { $0.delegate = listener }), ("Add", add), ("Quietly", { _ in listener.shown = [] }),
      ("Again", add), in: .active)
    #expect(listener.asked.count == 2)
    #expect(screen.notifications.map(\.title) == ["Hello"])
    #expect(screen.notifications.map(\.hasSound) == [true])
  }

  private let category = UNNotificationCategory(
    identifier: "message",
    actions: [
      UNNotificationAction(identifier: "later", title: "Later"),
      UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
      UNTextInputNotificationAction(
        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Answer"),
    ], intentIdentifiers: [], options: .customDismissAction)

  private func addMessages(_ titles: [String], _ category: String = "message")
    -> (UNUserNotificationCenter) async -> Void
  {
    { center in
      for title in titles {
        let content = content(title) {
          $0.categoryIdentifier = category
          $0.userInfo = ["note": title]
        }
        try? await center.add(UNNotificationRequest(identifier: title, content: content, trigger: nil))
      }
    }
  }

  @Test("UN5: the delegate hears what the user does, with the action, the text and what the program noted")
  func answers() async {
    let listener = Listener()
    let category = category
    let screen = await press(
      ("Allow", allow),
      (
        "Listen",
        {
          $0.delegate = listener
          $0.setNotificationCategories([category])
        }
      ), ("Add", addMessages(["One", "Two", "Three", "Four", "Five"])))
    #expect(screen.notifications.first?.actions == ["Later", "Open", "Reply"])
    screen.openNotification("One")
    #expect(screen.timesBroughtForward == 1)
    screen.pressNotification("Two", action: "Later")
    #expect(screen.timesBroughtForward == 1)
    screen.pressNotification("Three", action: "Open")
    #expect(screen.timesBroughtForward == 2)
    screen.pressNotification("Four", action: "Reply", text: "Yes")
    screen.dismissNotification("Five")
    await screen.settle()
    #expect(
      listener.responses.map(\.action) == [
        UNNotificationDefaultActionIdentifier, "later", "open", "reply", UNNotificationDismissActionIdentifier,
      ])
    #expect(listener.responses.map(\.text) == [nil, nil, nil, "Yes", nil])
    #expect(listener.responses.map(\.note) == ["One", "Two", "Three", "Four", "Five"])
    #expect(screen.notifications.isEmpty)
  }

  @Test("UN5: answers that come before there is a delegate wait for it; dismissals are told only where a category asks")
  func lateDelegate() async {
    let listener = Listener()
    let screen = Screen {
      Reminders(steps: [
        ("Allow", allow), ("Add", addMessages(["One", "Two"], "")), ("Listen", { $0.delegate = listener }),
      ])
    }
    screen.scenePhase = .background
    for name in ["Allow", "Add"] {
      screen[name].tap()
      await screen.settle()
    }
    screen.openNotification("One")
    screen.dismissNotification("Two")
    screen["Listen"].tap()
    await screen.settle()
    #expect(listener.responses.map(\.note) == ["One"])
  }

  @Test("UN6: content is copied into requests, and kept as a property list")
  func contents() throws {
    let mutable = content("Title") {
      $0.userInfo = ["number": 3, "list": ["a", "b"]]
      $0.badge = -4
      $0.relevanceScore = .nan
    }
    let request = UNNotificationRequest(identifier: "x", content: mutable, trigger: nil)
    mutable.title = "Changed"
    #expect(request.content.title == "Title")
    #expect(request.content.userInfo["number"] as? Int == 3)
    #expect(request.content.userInfo["list"] as? [String] == ["a", "b"])
    #expect(request.content.badge == 0)
    #expect(request.content.relevanceScore == 0)
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "Copy"
    #expect(request.content.title == "Title")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: URL(filePath: "/nowhere/picture.png"))
    }
  }

  @Test("UN6: what has come can be asked for and taken away")
  func delivered() async {
    var identifiers: [String] = []
    let screen = await press(
      ("Allow", allow), ("Add", addMessages(["One", "Two", "Three"], "")),
      (
        "Look",
        { center in
          center.removeDeliveredNotifications(withIdentifiers: ["Two"])
          identifiers = await center.deliveredNotifications().map(\.request.identifier)
        }
      ))
    #expect(identifiers == ["One", "Three"])
    #expect(screen.notifications.map(\.title) == ["One", "Three"])
  }
}
