import CardStack
import SwiftUI

@main
struct CardStackApp: App {
  var body: some Scene {
    WindowGroup("Card stack") { CardStackView() }
  }
}
