import Foundation

/// A notification that came.
public final class UNNotification: NSObject {
  /// When it came.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(_ values: NotificationValues) {
    date = values.date
    request = UNNotificationRequest(values.request)
    super.init()
  }
}

/// A notification that came, as a value.
struct NotificationValues: Sendable {
  var date: Date
  var request: RequestValues
}
