import Observation
import UIKit

@Observable
final class Deck {
  let cards: [Card]
  private(set) var known: Set<Card.ID> = []
  private var position = 0

  init(_ cards: [Card]) {
    self.cards = cards
  }

  /// The cards of the data set "Cards" in the asset catalog.
  static var bundled: Deck {
    guard let asset = NSDataAsset(name: "Cards"), let cards = try? JSONDecoder().decode([Card].self, from: asset.data)
    else { return Deck([]) }
    return Deck(cards)
  }

  var remaining: [Card] { cards.filter { !known.contains($0.id) } }

  var current: Card? {
    let remaining = remaining
    return remaining.isEmpty ? nil : remaining[position % remaining.count]
  }

  /// The share of the cards that are known.
  var progress: Double {
    cards.isEmpty ? 0 : Double(known.count) / Double(cards.count)
  }

  /// Puts the current card away for good, or behind the others.
  func answer(isKnown: Bool) {
    guard let current else { return }
    if isKnown { known.insert(current.id) } else { position += 1 }
  }

  func shuffleBack() {
    known = []
    position = 0
  }
}
