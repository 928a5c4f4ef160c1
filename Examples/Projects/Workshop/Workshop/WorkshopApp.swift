import SwiftUI

@main
struct WorkshopApp: App {
  var body: some Scene {
    WindowGroup("Workshop") { ContentView() }
  }
}
