import Cards
import SwiftUI

@main
struct CardsApp: App {
  var body: some Scene {
    WindowGroup {
      CardsView()
    }
  }
}
