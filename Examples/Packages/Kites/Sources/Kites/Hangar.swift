import Foundation

/// The kites that there are, and the wind that they are chosen for.
///
/// Foundation alone is imported: on Apple's platforms, it brings `ObservableObject` along.
final class Hangar: ObservableObject {
  struct Kite: Identifiable, Hashable {
    let id: String
    /// The weakest and the strongest wind in Beaufort that it flies in.
    let wind: ClosedRange<Int>
  }

  @Published var wind = 3
  @Published private(set) var flown: [Kite.ID: Int] = [:]

  let kites = [
    Kite(id: "Delta", wind: 2...4),
    Kite(id: "Box", wind: 4...6),
    Kite(id: "Sled", wind: 3...5),
    Kite(id: "Rokkaku", wind: 1...3),
  ]

  func flies(_ kite: Kite) -> Bool {
    kite.wind.contains(wind)
  }

  func fly(_ kite: Kite) {
    guard flies(kite) else { return }
    flown[kite.id, default: 0] += 1
  }
}
