import Foundation

/// The notifications of UIKit and AppKit by which code hears of the phase of its program.
@MainActor
package enum PhaseNotifications {
  /// Posts what is between two phases, in the order in which UIKit posts it.
  package static func post(from old: ScenePhase, to new: ScenePhase) {
    guard old != new else { return }
    if old == .active { post("UIApplicationWillResignActive", "NSApplicationDidResignActive") }
    if new == .background { post("UIApplicationDidEnterBackground", "NSApplicationDidHide") }
    if old == .background { post("UIApplicationWillEnterForeground", "NSApplicationWillUnhide") }
    if new == .active { post("UIApplicationDidBecomeActive", "NSApplicationDidBecomeActive") }
  }

  /// The last window was closed.
  package static func postEnd() {
    post("UIApplicationWillTerminate", "NSApplicationWillTerminate")
  }

  private static func post(_ names: String...) {
    for name in names {
      NotificationCenter.default.post(name: Notification.Name(name + "Notification"), object: nil)
    }
  }
}
