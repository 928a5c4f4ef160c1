/// A member of the library, as the list of members says.
public struct Member: Hashable, Identifiable, Sendable {
  /// What the member may borrow.
  public enum Level: String, CaseIterable, Sendable {
    case reader, collector, patron
  }

  public let number: Int
  public let name: String
  public let level: Level
  /// The year in which the membership began.
  public let since: Int

  public var id: Int { number }

  public init(number: Int, name: String, level: Level, since: Int) {
    self.number = number
    self.name = name
    self.level = level
    self.since = since
  }

  /// The member with a number in a list that has no end.
  public static func sample(_ number: Int) -> Member {
    var dice = Dice(seed: number)
    let given = givenNames.randomElement(using: &dice) ?? ""
    let family = familyNames.randomElement(using: &dice) ?? ""
    return Member(
      number: number, name: "\(given) \(family)", level: Level.allCases.randomElement(using: &dice) ?? .reader,
      since: Int.random(in: 1989...2025, using: &dice))
  }

  private static let givenNames = [
    "Ada", "Barbara", "Chioma", "Dorothy", "Edsger", "Fatima", "Grace", "Hedy", "Ivan", "Joan", "Katherine", "Łukasz",
    "Mei", "Niklaus", "Øystein", "Priya", "Radia", "Sophie", "Tony", "Ольга", "Xavier", "Yukihiro", "Zoë",
  ]
  private static let familyNames = [
    "Adeyemi", "Bergström", "Castellanos", "Dubois", "Eriksen", "Fitzgerald", "García", "Hopper", "Iwasaki", "Jensen",
    "Kowalski", "Lovelace", "Müller", "Nakamura", "O’Brien", "Petrova", "Quispe", "Rossi", "Schröder", "Tanaka",
    "Vasquez", "Weiß", "Young", "Zimmermann",
  ]
}
