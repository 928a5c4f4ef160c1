import Foundation
import TesseraCore

/// Launches a program as UIKit does, and tells its delegate and that of its scene of their lives.
@MainActor
final class UIKitLaunch: ProgramDelegate, ProgramDelegateProvider {
  /// The delegate of the program.
  let delegate: any NSObject & UIApplicationDelegate
  /// Whether the delegates make the program's windows; else an `App` does.
  private let isWholeProgram: Bool
  /// The program's scene; nil if the delegate makes the window.
  private var scene: UIWindowScene?
  private var phase: ScenePhase?

  private var application: UIApplication { .shared }

  init(_ delegate: any NSObject & UIApplicationDelegate, isWholeProgram: Bool) {
    self.delegate = delegate
    self.isWholeProgram = isWholeProgram
  }

  var programDelegate: any ProgramDelegate { self }

  /// The windows that delegates made.
  var windowList: WindowList { scene?.windowList ?? application.windowsWithoutScene }

  // MARK: Launch

  func programDidLaunch() {
    application.delegate = delegate
    application.launch = self
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    if !isWholeProgram || SceneManifest.ofProgram != nil { connectScene() }
    if isWholeProgram { warnIfNothingIsShown() }
  }

  private func connectScene() {
    let first = UISceneConfiguration(
      name: SceneManifest.ofProgram?.firstConfigurationName, sessionRole: .windowApplication)
    let session = UISceneSession(configuration: first)
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
    // What a program with an `App` shows needs no window of UIKit, but code that appearance for one finds it.
    let scene = isWholeProgram ? UIWindowScene(session: session) : UIWindowScene(session: session, window: UIWindow())
    self.scene = scene
    scene.delegate = sceneDelegate(of: session.configuration)
    application.delegatedScenes = [scene]
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
  }

  private func sceneDelegate(of configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    guard let type = configuration.delegateClass as? NSObject.Type else { return nil }
    return DelegateMaker.make(type) as? any UISceneDelegate
  }

  private func warnIfNothingIsShown() {
    if windowList.windows.isEmpty { RuntimeWarning.report(.noWindowOfDelegate("\(type(of: delegate))")) }
  }

  // MARK: Life

  func programDidEnter(_ phase: ScenePhase) {
    let old = self.phase
    guard old != phase else { return }
    self.phase = phase
    if old == .active { willResignActive() }
    switch phase {
    case .background: didEnterBackground()
    case .inactive where old == .active: setState(.foregroundInactive)
    case .inactive: willEnterForeground(isLaunch: old == nil)
    case .active:
      if old != .inactive { willEnterForeground(isLaunch: old == nil) }
      didBecomeActive()
    @unknown default: break
    }
  }

  private func willEnterForeground(isLaunch: Bool) {
    guard let scene else {
      if !isLaunch { delegate.applicationWillEnterForeground(application) }
      return
    }
    post(UIScene.willEnterForegroundNotification)
    scene.delegate?.sceneWillEnterForeground(scene)
    setState(.foregroundInactive)
  }

  private func didBecomeActive() {
    guard let scene else { return delegate.applicationDidBecomeActive(application) }
    setState(.foregroundActive)
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification)
  }

  private func willResignActive() {
    guard let scene else { return delegate.applicationWillResignActive(application) }
    post(UIScene.willDeactivateNotification)
    scene.delegate?.sceneWillResignActive(scene)
  }

  private func didEnterBackground() {
    guard let scene else { return delegate.applicationDidEnterBackground(application) }
    setState(.background)
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification)
  }

  private func setState(_ state: UIScene.ActivationState) {
    scene?.activationState = state
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }

  /// The last window was closed.
  func programWillEnd() {
    if let scene { scene.delegate?.sceneDidDisconnect(scene) }
    delegate.applicationWillTerminate(application)
  }

  // MARK: URLs and values

  /// Opens a URL that the program was asked to open.
  func open(_ url: URL) {
    guard let scene else {
      _ = delegate.application(application, open: url, options: [:])
      return
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  func decorated(_ scenes: AnyView) -> AnyView {
    DelegateEnvironment.passing(delegate, to: scenes)
  }
}
