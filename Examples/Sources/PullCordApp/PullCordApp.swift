import PullCord
import SwiftUI

@main
struct PullCordApp: App {
  var body: some Scene {
    WindowGroup("Pull cord") {
      PullCordView()
    }
    .defaultSize(width: 390, height: 700)
  }
}
