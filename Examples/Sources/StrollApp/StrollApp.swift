import Stroll
import SwiftUI

@main
struct StrollApp: App {
  var body: some Scene {
    WindowGroup {
      StrollView()
    }
  }
}
