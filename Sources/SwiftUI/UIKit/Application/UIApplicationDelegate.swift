import Foundation
import TesseraCore

/// Is told of the life of a program, under the name that it has in UIKit.
///
/// With `@main` on a class that conforms to it, the program starts with that class: the method for the launch
/// makes the window, or the delegate of the scene does that `Info.plist` names. A program that starts
/// through an `App` has one by `@UIApplicationDelegateAdaptor`. All methods may be left out.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program's window, where it has no delegates of scenes.
  var window: UIWindow? { get set }

  /// The program is about to be launched. The answer means nothing here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The program is launched. The answer means nothing here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The program is in use. Programs with delegates of scenes hear of it by those.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The program is about to be out of use.
  func applicationWillResignActive(_ application: UIApplication)

  /// The program cannot be seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The program is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The program ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short. Not called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Which class is told of a scene; what `Info.plist` says unless it is changed.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user discarded scenes. Not called here.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Opens a URL; programs with delegates of scenes are asked by those.
  ///
  /// - Returns: whether it can.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The program is known to a server of notifications. Not called here: there is none.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// The program cannot be known to a server of notifications.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// A notification of a server arrived. Not called here: there is none.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// In which directions the interface may be shown. Not called here: windows have no directions.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the program: the entry point that `@main` calls. See `App.main` for how the program is shown.
  public static func main() {
    DelegatedProgram.makeDelegate = { DelegateMaker.make(self) }
    DelegatedProgram.run(named: ProcessInfo.processInfo.processName)
  }
}

/// What the work in the background came to.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is something new.
  case newData
  /// There is nothing new.
  case noData
  /// It failed.
  case failed
}
