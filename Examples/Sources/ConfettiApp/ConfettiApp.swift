import Confetti
import SwiftUI

@main
struct ConfettiApp: App {
  var body: some Scene {
    WindowGroup("Confetti") { PartyView() }
  }
}
