/// The categories of a desktop's menu for an `LSApplicationCategoryType`.
public struct DesktopCategories: Sendable {
  /// Main and additional categories of the Desktop Menu Specification, the main one first.
  public let names: [String]
  /// What the app is, in words, for a line of its own; nil if that is not known.
  public let phrase: String?

  private static let prefix = "public.app-category."
  private static let known: [String: (names: [String], phrase: String)] = [
    "business": (["Office"], "An app for business"),
    "developer-tools": (["Development"], "A tool for developers"),
    "education": (["Education"], "An app for learning"),
    "entertainment": (["AudioVideo", "Player"], "An app for entertainment"),
    "finance": (["Office", "Finance"], "An app for finances"),
    "games": (["Game"], "A game"),
    "graphics-design": (["Graphics"], "An app for graphics and design"),
    "healthcare-fitness": (["Utility"], "An app for health and fitness"),
    "lifestyle": (["Utility"], "An app for daily life"),
    "medical": (["Education", "MedicalSoftware"], "An app for medicine"),
    "music": (["AudioVideo", "Audio"], "An app for music"),
    "news": (["Network", "News"], "An app for news"),
    "photography": (["Graphics", "Photography"], "An app for photos"),
    "productivity": (["Office"], "An app for getting things done"),
    "reference": (["Education"], "A work of reference"),
    "social-networking": (["Network", "InstantMessaging"], "An app for keeping in touch"),
    "sports": (["Utility"], "An app for sports"),
    "travel": (["Utility", "Maps"], "An app for travel"),
    "utilities": (["Utility"], "A utility"),
    "video": (["AudioVideo", "Video"], "An app for video"),
    "weather": (["Utility"], "An app for the weather"),
  ]
  private static let games: [String: String] = [
    "action": "ActionGame", "adventure": "AdventureGame", "arcade": "ArcadeGame", "board": "BoardGame",
    "card": "CardGame", "family": "KidsGame", "puzzle": "LogicGame", "role-playing": "RolePlaying",
    "simulation": "Simulation", "sports": "SportsGame", "strategy": "StrategyGame",
  ]
  private static let gameSuffix = "-games"

  /// - Parameter type: such as `public.app-category.finance`; what is not known is a utility.
  public init(_ type: String?) {
    let name = type.map { $0.hasPrefix(Self.prefix) ? String($0.dropFirst(Self.prefix.count)) : $0 } ?? ""
    if name.hasSuffix(Self.gameSuffix) {
      names = ["Game"] + (Self.games[String(name.dropLast(Self.gameSuffix.count))].map { [$0] } ?? [])
      phrase = "A game"
    } else {
      names = Self.known[name]?.names ?? ["Utility"]
      phrase = Self.known[name]?.phrase
    }
  }
}
