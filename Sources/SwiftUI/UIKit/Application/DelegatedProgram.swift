import Foundation
import TesseraCore

/// A program that starts with a delegate of UIKit and shows the windows that it makes.
struct DelegatedProgram: App {
  /// Makes an object of the class with `@main`; set before the program is made.
  static var makeDelegate: (() -> any NSObject & UIApplicationDelegate)!

  private let launch: UIKitLaunch

  init() {
    launch = UIKitLaunch(Self.makeDelegate(), isWholeProgram: true)
  }

  var body: some Scene {
    WindowGroup {
      UIWindowsView(launch.windowList).onOpenURL { launch.open($0) }
    }
  }
}
