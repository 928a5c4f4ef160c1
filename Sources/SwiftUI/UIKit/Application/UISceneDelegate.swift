import Foundation

/// Is told of the life of a scene, under the name that it has in UIKit. All methods may be left out.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to be out of use.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene cannot be seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens URLs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Goes on with what the user did in another program. Not called here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// What to begin with when the scene is made again. Not asked for here.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Is told of the life of a scene with windows. All methods may be left out.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate made.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
