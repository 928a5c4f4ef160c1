import PullCord
import SwiftUI
import TesseraSound

@main
struct PullCordApp: App {
  var body: some Scene {
    WindowGroup("Pull cord") {
      PullCordView { Sound(named: "button-toggle-on").play() }
    }
    .defaultSize(width: 390, height: 700)
  }
}
