/// A tea, and how long it draws.
struct Tea: Identifiable, Hashable {
  let name: String
  let minutes: Int

  var id: String { name }

  static let all = [
    Tea(name: "Green", minutes: 2), Tea(name: "Black", minutes: 4), Tea(name: "Rooibos", minutes: 7),
  ]
}
