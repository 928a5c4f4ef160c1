import TesseraCore
import Testing

extension Screen {
  /// The notifications of the screen's program that its user can see, in the order in which they came. Nothing is really shown.
  public var notifications: [ShownNotification] {
    flush()
    return system.notifications.shown.map { notification in
      ShownNotification(
        identifier: notification.identifier, title: notification.title, body: notification.body,
        actions: notification.actions.map(\.title), hasSound: notification.sound != .none)
    }
  }

  /// How often notifications brought the program's windows to the front.
  public var timesBroughtForward: Int { system.notifications.timesBroughtForward }

  /// Presses the notification with a title.
  public func openNotification(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    answer(title, sourceLocation) { _ in .opened }
  }

  /// Dismisses the notification with a title.
  public func dismissNotification(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    answer(title, sourceLocation) { _ in .dismissed }
  }

  /// Presses a button of the notification with a title.
  ///
  /// - Parameter text: what the user writes, for buttons that take a text.
  public func pressNotification(
    _ title: String, action: String, text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    answer(title, sourceLocation) { notification in
      guard let button = notification.actions.first(where: { $0.title == action }) else {
        HarnessIssue.record(
          "The notification \"\(title)\" has no action \"\(action)\". Its actions: \(notification.actions.map(\.title))",
          at: sourceLocation)
        return nil
      }
      return .action(button.identifier, text: button.takesText ? text ?? "" : nil)
    }
  }

  private func answer(
    _ title: String, _ location: SourceLocation, _ answer: (DesktopNotification) -> NotificationAnswer.Kind?
  ) {
    flush()
    let shown = system.notifications.shown
    guard let notification = shown.last(where: { $0.title == title }) else {
      return HarnessIssue.record(
        "No notification \"\(title)\" is shown. Shown are: \(shown.map(\.title))", at: location)
    }
    guard let kind = answer(notification) else { return }
    perform("answer to the notification \(title)") { system.notifications.answer(notification.identifier, kind) }
  }
}
