import SwiftUI
import TeaTimer

@main
struct TeaTimerApp: App {
  var body: some Scene {
    WindowGroup {
      TeaTimerView()
    }
  }
}
