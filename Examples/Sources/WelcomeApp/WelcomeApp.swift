import Welcome
import SwiftUI

@main
struct WelcomeApp: App {
  var body: some Scene {
    WindowGroup {
      WelcomeView()
    }
  }
}
