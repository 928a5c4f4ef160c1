import Foundation
import TesseraCore

/// A scene with windows of UIKit.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  let windowList = WindowList()

  override init(session: UISceneSession) {
    super.init(session: session)
  }

  /// A scene that stands for a window that an `App` shows.
  init(session: UISceneSession, window: UIWindow) {
    super.init(session: session)
    window.standsForScene = true
    window.windowScene = self
    windowList.windows = [window]
  }

  /// The windows that were made visible, from the lowest to the uppermost.
  public var windows: [UIWindow] { windowList.windows }

  /// The uppermost window that has the keyboard.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// What the scene is shown on.
  public var screen: UIScreen { .main }

  /// The surroundings of the scene.
  public var traitCollection: UITraitCollection { screen.traitCollection }

  /// Upright where the window is higher than wide.
  public var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// What is known about the bar at the top of a phone; windows here have none, so it is hidden.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known about the bar at the top of a phone.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  /// Empty: there is no such bar.
  public var statusBarFrame: CGRect { .zero }
  /// Always true: there is no such bar.
  public var isStatusBarHidden: Bool { true }
}
