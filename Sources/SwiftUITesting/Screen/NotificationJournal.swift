import TesseraCore

/// Stands for the desktop that shows the notifications of a screen's program.
@MainActor
final class NotificationJournal: NotificationDesktop {
  private(set) var shown: [DesktopNotification] = []
  var isInUse: () -> Bool = { true }
  private(set) var timesBroughtForward = 0
  var onAnswer: (@MainActor (NotificationAnswer) -> Void)?

  init(_ place: ServicePlace<any NotificationDesktop>) {
    place.service = self
  }

  var isProgramInUse: Bool { isInUse() }

  func show(_ notification: DesktopNotification) {
    shown.removeAll { $0.identifier == notification.identifier }
    shown.append(notification)
  }

  func withdraw(_ identifier: String) {
    shown.removeAll { $0.identifier == identifier }
  }

  func bringProgramForward() {
    timesBroughtForward += 1
  }

  /// The user does something with a notification, which is gone then.
  func answer(_ identifier: String, _ kind: NotificationAnswer.Kind) {
    withdraw(identifier)
    onAnswer?(NotificationAnswer(identifier: identifier, kind))
  }
}
