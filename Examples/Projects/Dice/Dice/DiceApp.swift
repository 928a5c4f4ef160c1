import AppKit
import SwiftUI

@main
struct DiceApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

  var body: some Scene {
    WindowGroup {
      DiceView()
    }
  }
}

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate, ObservableObject {
  @Published private(set) var greeting = ""

  func applicationDidFinishLaunching(_ notification: Notification) {
    greeting = "Ready to roll"
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}
