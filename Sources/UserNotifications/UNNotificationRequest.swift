import Foundation

/// A notification and when it comes.
public final class UNNotificationRequest: NSObject {
  /// Another request with the same one takes the place of this one, and of its notification (UN2).
  public let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// nil: at once.
  public let trigger: UNNotificationTrigger?

  /// - Parameter content: it is copied.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
    super.init()
  }

  init(_ values: RequestValues) {
    identifier = values.identifier
    content = UNNotificationContent(values.content)
    trigger = values.trigger.trigger
    super.init()
  }

  var values: RequestValues {
    RequestValues(identifier: identifier, content: content.values, trigger: TriggerValues(trigger))
  }
}

/// A request as a value.
struct RequestValues: Sendable {
  var identifier: String
  var content: ContentValues
  var trigger: TriggerValues
}

/// When a notification comes, as a value.
enum TriggerValues: Sendable {
  case none
  case interval(TimeInterval, repeats: Bool)
  case calendar(DateComponents, repeats: Bool)

  init(_ trigger: UNNotificationTrigger?) {
    switch trigger {
    case let trigger as UNTimeIntervalNotificationTrigger:
      self = .interval(trigger.timeInterval, repeats: trigger.repeats)
    case let trigger as UNCalendarNotificationTrigger:
      self = .calendar(trigger.dateComponents, repeats: trigger.repeats)
    default: self = .none
    }
  }

  var trigger: UNNotificationTrigger? {
    switch self {
    case .none: nil
    case .interval(let interval, let repeats):
      UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    }
  }

  var isImmediate: Bool { if case .none = self { true } else { false } }
}
