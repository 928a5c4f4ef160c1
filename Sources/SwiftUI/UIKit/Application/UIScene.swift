import Foundation

/// A part of a program's interface with a life of its own, under the name that it has in UIKit: a window of the desktop.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// What the scene was made for.
  public let session: UISceneSession

  /// Is told of the scene's life. The scene keeps it.
  public var delegate: (any UISceneDelegate)?

  /// Whether it is in use.
  public internal(set) var activationState = ActivationState.unattached

  /// What desktops list the window as; nil for the program's name. It has no effect here: `navigationTitle` names
  /// windows.
  public var title: String?

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// How far a scene is in use.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not shown yet.
    case unattached = -1
    /// Shown, and the user operates it.
    case foregroundActive
    /// Shown, while the user operates something else.
    case foregroundInactive
    /// Not to be seen.
    case background
  }

  /// Why a scene is connected.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    /// The URLs that it is to open. Those among the program's arguments are given to `scene(_:openURLContexts:)`.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// What the user did in another program: nothing here.
    public let userActivities: Set<NSUserActivity> = []
    /// The program that asked for the scene: nil here.
    public var sourceApplication: String? { nil }
  }

  /// A scene is about to be connected. The object is the scene, as of the following ones.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene is in use.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A scene is about to be out of use.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to be seen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene cannot be seen any more.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene is asked to open.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
