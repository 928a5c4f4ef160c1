import SwiftUI

@main
struct CapitalsApp: App {
  @State private var deck = Deck.bundled

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(deck)
    }
  }
}
