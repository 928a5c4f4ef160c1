/// What no program should hand to a view, and some do.
enum HostileValues {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e19, -1e19, 1e300, -1, -40, 1e-300, 5e5, .greatestFiniteMagnitude, -0.0,
    2_147_483_648,
  ]
  static let texts = [
    "", "\0", "\u{202E}right", "a\u{0301}\u{0301}\u{0301}\u{0301}\u{0301}\u{0301}", "\u{FFFD}\u{FFFF}", "%@ %d %n",
    "[broken](", "**", "👩‍👩‍👧‍👦🇩🇪🏳️‍🌈", "line\nline\r\nline\u{2028}line", "\t\t", "مرحبا hello", "\u{200B}",
    String(repeating: "word ", count: 400), String(repeating: "W", count: 2_000), "^[3 apple](inflect: true)",
  ]
  static let lists: [[Int]] = [
    [1, 1, 1], [0, 0], [], Array(0..<60), [Int.max, Int.min, 0], [3, 2, 1, 3, 2, 1],
  ]
}
