import SwiftUI

struct ContentView: View {
  private enum Page {
    case learn, cards
  }

  @State private var page = Page.learn

  var body: some View {
    TabView(selection: $page) {
      Tab("Learn", systemImage: "rectangle.on.rectangle", value: .learn) {
        QuizView()
      }
      Tab("Cards", systemImage: "list.bullet", value: .cards) {
        CardList()
      }
    }
    .tint(.ocean)
  }
}

#Preview {
  ContentView()
    .environment(Deck.bundled)
}
