import SwiftUI

@main
struct DeskApp: App {
  var body: some Scene {
    WindowGroup("Desk") { ContentView() }
      .defaultSize(width: 560, height: 460)
  }
}
