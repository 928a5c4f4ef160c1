/// A version of a Debian package, in the order that Debian's policy has.
struct DebianVersion: Comparable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func < (left: Self, right: Self) -> Bool { left.isBefore(right) }
  static func == (left: Self, right: Self) -> Bool { !left.isBefore(right) && !right.isBefore(left) }

  private func isBefore(_ other: Self) -> Bool {
    let (left, right) = (parts, other.parts)
    if left.epoch != right.epoch { return left.epoch < right.epoch }
    let upstream = Self.order(left.upstream, right.upstream)
    return upstream != 0 ? upstream < 0 : Self.order(left.revision, right.revision) < 0
  }

  private var parts: (epoch: Int, upstream: Substring, revision: Substring) {
    let colon = text.firstIndex(of: ":")
    let rest = colon.map { text[text.index(after: $0)...] } ?? text[...]
    let hyphen = rest.lastIndex(of: "-")
    return (
      colon.flatMap { Int(text[..<$0]) } ?? 0, hyphen.map { rest[..<$0] } ?? rest,
      hyphen.map { rest[rest.index(after: $0)...] } ?? ""
    )
  }

  /// Texts and numbers take turns.
  private static func order(_ left: Substring, _ right: Substring) -> Int {
    var (left, right) = (left, right)
    while !left.isEmpty || !right.isEmpty {
      let (leftText, rightText) = (left.prefix { !$0.isNumber }, right.prefix { !$0.isNumber })
      let byText = order(ofTexts: leftText, rightText)
      if byText != 0 { return byText }
      (left, right) = (left.dropFirst(leftText.count), right.dropFirst(rightText.count))
      let (leftNumber, rightNumber) = (left.prefix { $0.isNumber }, right.prefix { $0.isNumber })
      let difference = (Int(leftNumber) ?? 0) - (Int(rightNumber) ?? 0)
      if difference != 0 { return difference }
      (left, right) = (left.dropFirst(leftNumber.count), right.dropFirst(rightNumber.count))
    }
    return 0
  }

  /// A tilde comes before the end, the end before letters, and letters before all other signs.
  private static func order(ofTexts left: Substring, _ right: Substring) -> Int {
    let (left, right) = (Array(left), Array(right))
    for index in 0..<max(left.count, right.count) {
      let difference =
        weight(left.indices.contains(index) ? left[index] : nil)
        - weight(right.indices.contains(index) ? right[index] : nil)
      if difference != 0 { return difference }
    }
    return 0
  }

  private static func weight(_ character: Character?) -> Int {
    guard let character, let value = character.asciiValue else { return 0 }
    if character == "~" { return -1 }
    return character.isLetter ? Int(value) : Int(value) + 256
  }
}
