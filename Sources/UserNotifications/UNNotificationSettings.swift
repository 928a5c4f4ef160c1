import Foundation

/// Whether the program may notify the user.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
  case none, banner, alert
}

/// When notifications show what they say.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always, whenAuthenticated, never
}

/// What a program asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// What the program may do. Desktops do not ask the user: what was asked for is allowed (UN1).
public final class UNNotificationSettings: NSObject, Sendable {
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

  public var alertSetting: UNNotificationSetting { setting(.alert) }
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  public var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  public var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  public var announcementSetting: UNNotificationSetting { .notSupported }
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  public var alertStyle: UNAlertStyle { options.contains(.alert) ? .banner : .none }
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}
