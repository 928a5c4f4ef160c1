/// How a notification is shown that comes while the program is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number beside the icon changes.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// It is heard.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The same as a banner.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// It can be seen among those that came.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// It is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It waits until the user has time.
  case passive
  /// It is shown at once.
  case active
  /// It is shown at once, also while the user wants quiet.
  case timeSensitive
  /// It is shown also where others are silenced.
  case critical
}
