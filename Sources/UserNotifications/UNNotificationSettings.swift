import Foundation

/// Whether the program may notify the user.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nothing was asked for yet.
  case notDetermined
  /// The program may not.
  case denied
  /// The program may.
  case authorized
  /// The program may, on trial.
  case provisional
  /// The program may for a while.
  case ephemeral
}

/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// There is no such thing here.
  case notSupported
  /// It is not allowed.
  case disabled
  /// It is allowed.
  case enabled
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
  /// They are not shown.
  case none
  /// They are shown for a while.
  case banner
  /// They are shown until the user answers.
  case alert
}

/// When notifications show what they say.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always
  /// While the screen is not locked.
  case whenAuthenticated
  /// Never.
  case never
}

/// What a program asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers beside the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Notifications that are shown.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Accepted; there are no cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Notifications that are shown also where others are silenced.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// The program has settings of its own for notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Notifications on trial; they are shown like others.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Accepted; a desktop decides what is read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Notifications that should not wait.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// What the program may do. Desktops do not ask the user: what was asked for is allowed (UN1).
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether anything was asked for, and allowed.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  /// - Parameter options: nil if nothing was asked for yet.
  init(_ options: UNAuthorizationOptions?) {
    self.options = options ?? []
    authorizationStatus =
      switch options {
      case nil: .notDetermined
      case .some(let options): options.contains(.provisional) ? .provisional : .authorized
      }
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    options.contains(option) ? .enabled : .disabled
  }

  /// Whether notifications are shown.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the number beside the icon changes.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether sounds are heard.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether critical ones are allowed.
  public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  /// Whether urgent ones are allowed.
  public var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
  /// Whether they can be seen later.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether they can be seen on a locked screen.
  public var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// There are no cars.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The program cannot know whether they are read aloud.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Desktops deliver at once.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Desktops know no kinds of messages.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// How they are shown.
  public var alertStyle: UNAlertStyle { options.contains(.alert) ? .banner : .none }
  /// When they show what they say.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the program said that it has settings of its own.
  public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}
