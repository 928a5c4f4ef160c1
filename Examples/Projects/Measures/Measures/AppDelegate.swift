import SwiftUI
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let library = UnitLibrary(bundle: .main)
    window.rootViewController = UIHostingController(rootView: ConverterView(library: library))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
