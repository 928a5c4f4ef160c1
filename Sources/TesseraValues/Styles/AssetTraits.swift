import Foundation

/// Where something of an asset catalog is to be shown.
package nonisolated struct AssetSurroundings: Sendable {
  package var isDark: Bool
  package var isIncreased: Bool
  /// The language that texts are in, which hardly any entry asks for.
  var locale: Locale?
  /// The kinds of devices that the program was made for, the best first.
  var devices: [String]

  package init(
    isDark: Bool, isIncreased: Bool, locale: Locale? = nil, devices: [String] = DeviceIdiom.ofProgram
  ) {
    self.isDark = isDark
    self.isIncreased = isIncreased
    self.locale = locale
    self.devices = devices
  }
}

nonisolated extension AssetSurroundings {
  package init(_ environment: EnvironmentValues) {
    self.init(
      isDark: environment.colorScheme == .dark, isIncreased: environment.colorSchemeContrast == .increased,
      locale: environment.locale)
  }
}

/// What an entry of an asset catalog is meant for: a kind of device, an appearance, a range of colors, a language.
package nonisolated struct AssetTraits: Decodable, Sendable {
  struct Appearance: Decodable, Sendable {
    var value: String
  }

  var idiom: String?
  var appearances: [Appearance]?
  var displayGamut: String?
  var locale: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances, locale
    case displayGamut = "display-gamut"
  }

  /// The traits of an entry that suits everything, or all that one kind of device shows.
  package init(idiom: String? = nil) {
    self.idiom = idiom
  }

  /// How well the entry suits surroundings; nil if it is for others.
  func rank(in surroundings: AssetSurroundings) -> Int? {
    guard let appearance = appearanceRank(in: surroundings) else { return nil }
    if let locale, Locale(identifier: locale).language.languageCode != surroundings.locale?.language.languageCode {
      return nil
    }
    // Pictures and windows show no colors beyond sRGB.
    let gamut = displayGamut == "display-P3" ? 0 : 1
    return (locale == nil ? 0 : 10_000) + idiomRank(in: surroundings) * 100 + appearance * 10 + gamut
  }

  private func idiomRank(in surroundings: AssetSurroundings) -> Int {
    guard let idiom, idiom != "universal" else { return 1 }
    // An entry for another kind of device is better than none.
    return surroundings.devices.firstIndex(of: idiom).map { 2 + surroundings.devices.count - $0 } ?? 0
  }

  /// An entry for an appearance goes before one for all.
  private func appearanceRank(in surroundings: AssetSurroundings) -> Int? {
    var rank = 0
    for appearance in appearances ?? [] {
      switch appearance.value {
      case "dark" where surroundings.isDark, "light" where !surroundings.isDark: rank += 2
      case "high" where surroundings.isIncreased: rank += 1
      default: return nil
      }
    }
    return rank
  }
}

nonisolated extension Sequence {
  /// The elements whose traits suit surroundings best; all of them if none does.
  package func suiting(_ surroundings: AssetSurroundings, _ traits: (Element) -> AssetTraits) -> [Element] {
    let ranked = map { (element: $0, rank: traits($0).rank(in: surroundings)) }
    guard let best = ranked.compactMap(\.rank).max() else { return map { $0 } }
    return ranked.filter { $0.rank == best }.map(\.element)
  }
}
