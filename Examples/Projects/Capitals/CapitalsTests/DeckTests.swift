import Testing

@testable import Capitals

@MainActor
struct DeckTests {
  private let deck = Deck(
    ["Dublin": "Ireland", "Rome": "Italy", "Paris": "France"].sorted { $0.value < $1.value }.map {
      Card(country: $0.value, capital: $0.key, flag: [])
    })

  @Test func knownCardsAreGone() {
    deck.answer(isKnown: true)
    #expect(deck.current?.capital == "Dublin")
    #expect(deck.remaining.count == 2)
  }

  @Test func unknownCardsComeBack() {
    for _ in 0..<3 { deck.answer(isKnown: false) }
    #expect(deck.current?.capital == "Paris")
    #expect(deck.progress == 0)
  }

  @Test func theBundledDeckIsComplete() {
    let bundled = Deck.bundled
    #expect(bundled.cards.count == 8)
    #expect(bundled.cards.allSatisfy { $0.flag.count == 3 })
  }
}
