import SwiftUI

struct CardList: View {
  @Environment(Deck.self) private var deck
  @State private var search = ""

  private var found: [Card] {
    search.isEmpty ? deck.cards : deck.cards.filter { $0.country.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack {
      List(found) { card in
        HStack(spacing: 14) {
          FlagView(colors: card.flag).frame(width: 42, height: 28)
          VStack(alignment: .leading) {
            Text(card.country).font(.headline)
            Text(card.capital).foregroundStyle(.secondary)
          }
          Spacer()
          if deck.known.contains(card.id) {
            Image(systemName: "checkmark.seal.fill").foregroundStyle(.ocean)
          }
        }
      }
      .searchable(text: $search)
      .navigationTitle("Cards")
    }
  }
}
