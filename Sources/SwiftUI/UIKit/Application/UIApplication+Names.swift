import Foundation

nonisolated extension UIApplication {
  /// How `open` may be told to behave: it behaves the same with all of them.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens a link only in a program that was made for it. It has no effect here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Why a program was launched. Programs are launched without a reason here, but for URLs, which scenes are given.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that asked for the launch.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The notification of a server that the user chose.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action that the user chose.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// What the user did in another program.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// What is said of a URL that the program is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program that asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// More of that program.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document has to be copied before it is used.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// What a program is doing.
  public enum State: Int, Sendable {
    /// In the foreground, and the user operates it.
    case active
    /// In the foreground, but the user operates something else.
    case inactive
    /// Not to be seen.
    case background
  }

  /// The URL of the system's page of settings for the program. The desktop has no such page.
  public static var openSettingsURLString: String { "app-settings:" }

  // MARK: Notifications

  /// The program was launched.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The program is in use.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The program is about to be out of use.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// The program cannot be seen any more.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The program is about to be seen again.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The program ends.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

/// Work that was announced by `beginBackgroundTask`.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The direction of an interface.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}
