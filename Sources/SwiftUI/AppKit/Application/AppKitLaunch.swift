import Foundation
import TesseraCore

/// Launches a program as AppKit does, and tells its delegate of its life.
@MainActor
final class AppKitLaunch: ProgramDelegate, ProgramDelegateProvider {
  /// The delegate of the program.
  let delegate: any NSObject & NSApplicationDelegate
  private var phase: ScenePhase?

  private var application: NSApplication { .shared }

  init(_ delegate: any NSObject & NSApplicationDelegate) {
    self.delegate = delegate
  }

  var programDelegate: any ProgramDelegate { self }

  func programDidLaunch() {
    application.delegate = delegate
    application.launch = self
    delegate.applicationWillFinishLaunching(post(NSApplication.willFinishLaunchingNotification))
    delegate.applicationDidFinishLaunching(post(NSApplication.didFinishLaunchingNotification))
  }

  private func post(_ name: Notification.Name) -> Notification {
    let notification = notification(name)
    NotificationCenter.default.post(notification)
    return notification
  }

  private func notification(_ name: Notification.Name) -> Notification {
    Notification(name: name, object: application)
  }

  func programDidEnter(_ phase: ScenePhase) {
    let old = self.phase
    self.phase = phase
    if phase == .active, old != .active {
      delegate.applicationDidBecomeActive(notification(NSApplication.didBecomeActiveNotification))
    } else if phase != .active, old == .active {
      delegate.applicationDidResignActive(notification(NSApplication.didResignActiveNotification))
    }
  }

  /// The last window was closed.
  func programWillEnd() {
    delegate.applicationWillTerminate(notification(NSApplication.willTerminateNotification))
  }

  /// Opens a URL that the program was asked to open.
  func open(_ url: URL) {
    delegate.application(application, open: [url])
  }

  func decorated(_ scenes: AnyView) -> AnyView {
    DelegateEnvironment.passing(delegate, to: scenes)
  }
}
