import SwiftUI

#if canImport(UserNotifications)
  import UserNotifications
#endif

@main
struct SproutApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @StateObject private var garden = Garden.example

  var body: some Scene {
    WindowGroup {
      GardenView()
        .environmentObject(garden)
    }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UserDefaults.standard.register(defaults: ["reminderHour": 9])
    requestReminders()
    return true
  }

  private func requestReminders() {
    #if canImport(UserNotifications)
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { _, _ in }
    #endif
  }
}
