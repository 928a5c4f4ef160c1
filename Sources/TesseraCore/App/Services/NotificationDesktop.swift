/// What shows the notifications of the program, and hears what the user does with them.
@MainActor
package protocol NotificationDesktop: AnyObject, Sendable {
  /// Whether a window of the program is in use: then the program itself decides what is shown.
  var isProgramInUse: Bool { get }

  /// Takes what the user does with notifications.
  var onAnswer: (@MainActor (NotificationAnswer) -> Void)? { get set }

  /// Shows a notification, in the place of one with the same identifier.
  func show(_ notification: DesktopNotification)

  func withdraw(_ identifier: String)

  /// Shows the program's windows in front of those of others.
  func bringProgramForward()
}
