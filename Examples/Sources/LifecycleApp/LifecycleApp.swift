import Lifecycle
import Logbook
import SwiftUI

@main
struct LifecycleApp: App {
  @State private var logbook = Logbook()

  var body: some Scene {
    WindowGroup {
      LifecycleView(logbook: logbook)
    }
  }
}
