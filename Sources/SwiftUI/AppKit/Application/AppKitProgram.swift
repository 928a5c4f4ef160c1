import Foundation
import TesseraCore

/// A program that starts with a delegate of AppKit and shows the window that it makes.
struct AppKitProgram: App {
  /// Makes an object of the class with `@main`; set before the program is made.
  static var makeDelegate: (() -> any NSObject & NSApplicationDelegate)!

  private let launch: AppKitLaunch

  init() {
    launch = AppKitLaunch(Self.makeDelegate())
  }

  var body: some Scene {
    WindowGroup {
      NSWindowsView(NSApplication.shared.windowList).onOpenURL { launch.open($0) }
    }
    .defaultSize(NSApplication.shared.windows.last?.frame.size ?? CGSize(width: 640, height: 480))
  }
}
