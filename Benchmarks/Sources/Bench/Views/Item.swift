import SwiftUI

/// What a row shows.
struct Item: Identifiable {
  let id: Int
  var title: String
  var color: Color
}

/// Makes items. No two have the same title, so that no text can come from a cache of texts.
@MainActor
struct ItemSource {
  private let word: String
  private var lastNumber: Int

  /// Titles are the word and a number above `number`.
  init(_ word: String = "Row", after number: Int = 0) {
    self.word = word
    lastNumber = number
  }

  private static let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  mutating func makeItem() -> Item {
    lastNumber += 1
    return Item(id: lastNumber, title: "\(word) \(lastNumber)", color: Self.colors[lastNumber % Self.colors.count])
  }

  mutating func makeItems(_ count: Int) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(makeItem()) }
    return items
  }

  mutating func makeTitle() -> String {
    lastNumber += 1
    return "\(word) \(lastNumber)"
  }
}
