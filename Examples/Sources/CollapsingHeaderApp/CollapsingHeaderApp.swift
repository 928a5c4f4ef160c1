import CollapsingHeader
import SwiftUI

@main
struct CollapsingHeaderApp: App {
  var body: some Scene {
    WindowGroup {
      TrailView()
    }
  }
}
