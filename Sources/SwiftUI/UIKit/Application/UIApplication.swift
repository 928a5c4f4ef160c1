import Combine
import Foundation
import TesseraCore

/// The program under the name that it has in UIKit.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The program that is running.
  public static let shared = UIApplication()

  private override init() {
    super.init()
  }

  /// Is told of the program's life. The program keeps it.
  public var delegate: (any UIApplicationDelegate)?

  /// What launched the program, if it has a delegate.
  var launch: UIKitLaunch?

  /// The scenes that a delegate was told of.
  var delegatedScenes: Set<UIScene> = []

  /// Stands for the window of a program that starts through an `App`.
  private lazy var sceneOfFrontmostWindow = UIWindowScene(session: UISceneSession(), window: UIWindow())

  /// The windows that were made without a scene, from the oldest to the newest.
  let windowsWithoutScene = WindowList()

  private var lastBackgroundTask = 0

  /// The scenes of the program: its windows.
  public var connectedScenes: Set<UIScene> {
    if !delegatedScenes.isEmpty { return delegatedScenes }
    return FrontmostGraph.current == nil && delegate?.window == nil ? [] : [sceneOfFrontmostWindow]
  }

  /// The sessions of the connected scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// The windows of all scenes.
  public var windows: [UIWindow] {
    if !windowsWithoutScene.windows.isEmpty { return windowsWithoutScene.windows }
    return connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }

  /// The window that has the keyboard; nil if no window was made visible.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The window that views of UIKit are in that are shown by views of SwiftUI: the one with the keyboard, or the one
  /// that stands for that of an `App`.
  var windowOfViews: UIWindow? { keyWindow ?? sceneOfFrontmostWindow.windows.first }

  /// Whether several windows of the program may be open: whether `Info.plist` says so.
  public var supportsMultipleScenes: Bool { SceneManifest.ofProgram?.supportsMultipleScenes ?? false }

  private var environment: EnvironmentValues? { FrontmostGraph.current?.environment }

  /// By the phase of the scene whose code is running.
  public var applicationState: State {
    switch environment?.scenePhase {
    case .active: .active
    case .inactive: .inactive
    default: .background
    }
  }

  /// The direction of the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: URLs

  /// Whether it is worth while to try to open a URL: whether it has a scheme.
  public func canOpenURL(_ url: URL) -> Bool {
    url.scheme?.isEmpty == false
  }

  /// Has the desktop open a URL with the program that it has for such.
  ///
  /// - Parameters:
  ///   - url: what is opened.
  ///   - options: mean nothing here.
  ///   - completion: hears whether there is such a program.
  @preconcurrency
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = environment?.openURLInHost?(url) ?? false
    completion?(isOpened)
  }

  /// Has the desktop open a URL with the program that it has for such.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    environment?.openURLInHost?(url) ?? false
  }

  // MARK: Desktop

  /// Whether the screen stays lit while the user touches neither keys nor pointer: false. Has the desktop keep it lit, by
  /// its portal or its screen saver.
  public var isIdleTimerDisabled: Bool {
    get { ProgramPresence.keepsScreenLit }
    set { ProgramPresence.keepsScreenLit = newValue }
  }

  /// The number beside the program's icon, shown by docks that know the program's desktop file; 0, or less, shows none.
  public var applicationIconBadgeNumber: Int {
    get { ProgramPresence.badge }
    set { ProgramPresence.badge = max(0, newValue) }
  }

  // MARK: Services

  /// Asks for notifications of a server, which this platform has no service for: the delegate hears that it failed.
  public func registerForRemoteNotifications() {
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }

  /// Announces work that goes on in the background. Programs are not suspended here, so it is never cut short, and
  /// `expirationHandler` is not called.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Ends what was announced by `beginBackgroundTask`.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the program may go on in the background, in seconds: as long as it likes.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
