import Foundation

/// When a notification comes.
public class UNNotificationTrigger: NSObject {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// When the notification comes next after a moment; nil if never.
  func nextDate(after moment: Date) -> Date? { nil }
}

/// A notification that comes when a time has passed.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Seconds.
  public let timeInterval: TimeInterval

  /// - Parameters:
  ///   - timeInterval: seconds, above 0.
  ///   - repeats: needs at least 60 seconds. As on Apple's platforms, other values end the program (UN3).
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When a notification that is added now would come.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  override func nextDate(after moment: Date) -> Date? {
    timeInterval.isFinite ? moment.addingTimeInterval(timeInterval) : nil
  }
}

/// A notification that comes at a date, or at all dates of a form.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the dates have in common.
  public let dateComponents: DateComponents

  /// - Parameter dateComponents: the next date that has them, in their own calendar or the user's (UN3).
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When a notification that is added now would come; nil if there is no such date.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  override func nextDate(after moment: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.current
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    var components = dateComponents
    components.calendar = nil
    components.timeZone = nil
    return calendar.nextDate(after: moment, matching: components, matchingPolicy: .nextTime)
  }
}

/// A notification that a server sent. No server sends any here: programs only ask for the type.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}
