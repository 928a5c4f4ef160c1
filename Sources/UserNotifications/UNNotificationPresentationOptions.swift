/// How a notification is shown that comes while the program is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The same as a banner.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It waits until the user has time.
  case passive
  case active
  case timeSensitive
  /// It is shown also where others are silenced.
  case critical
}
