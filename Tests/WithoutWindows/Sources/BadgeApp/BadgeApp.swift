import Badge
import SwiftUI

/// A program with a window. Built without the window host, it says so and draws a picture instead.
@main
struct BadgeApp: App {
  var body: some Scene {
    WindowGroup("Badge") { BadgeView(name: "Ada") }
  }
}
