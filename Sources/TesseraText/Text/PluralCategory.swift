import Foundation

/// The forms that a language may have for numbers of things, as Unicode names them.
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The forms that a table names.
  static func forms(in table: [String: String]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, text) in table { if let category = PluralCategory(rawValue: name) { forms[category] = text } }
    return forms
  }

  /// The form that the language of `locale` uses for a number. Numbers with a fraction have the form `other`.
  init(of value: _FormatValue, in locale: Locale) {
    let number: UInt64? =
      switch value {
      case .signed(let number): number.magnitude
      case .unsigned(let number): number
      case .floating(let number): UInt64(exactly: number.magnitude)
      }
    guard let number else {
      self = .other
      return
    }
    self = Self.category(of: number, language: locale.language.languageCode?.identifier ?? "en")
  }

  private static func category(of number: UInt64, language: String) -> PluralCategory {
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km": .other
    case "fr", "pt", "hy", "hi", "bn", "fa", "am", "zu": number <= 1 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs": eastSlavic(number)
    case "pl": polish(number)
    case "cs", "sk": number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "sl": slovenian(number)
    case "lt": lithuanian(number)
    case "lv": latvian(number)
    case "ro", "mo": romanian(number)
    case "ar": arabic(number)
    case "he", "iw": number == 1 ? .one : number == 2 ? .two : .other
    case "ga": irish(number)
    case "cy": welsh(number)
    default: number == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ number: UInt64) -> PluralCategory {
    let isTeen = (11...14).contains(number % 100)
    if number % 10 == 1, !isTeen { return .one }
    return (2...4).contains(number % 10) && !isTeen ? .few : .many
  }

  private static func polish(_ number: UInt64) -> PluralCategory {
    if number == 1 { return .one }
    return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
  }

  private static func slovenian(_ number: UInt64) -> PluralCategory {
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func lithuanian(_ number: UInt64) -> PluralCategory {
    if (11...19).contains(number % 100) { return .other }
    return number % 10 == 1 ? .one : number % 10 == 0 ? .other : .few
  }

  private static func latvian(_ number: UInt64) -> PluralCategory {
    if number % 10 == 0 || (11...19).contains(number % 100) { return .zero }
    return number % 10 == 1 ? .one : .other
  }

  private static func romanian(_ number: UInt64) -> PluralCategory {
    if number == 1 { return .one }
    return number == 0 || (1...19).contains(number % 100) ? .few : .other
  }

  private static func arabic(_ number: UInt64) -> PluralCategory {
    switch number {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(number % 100) ? .few : number % 100 >= 11 ? .many : .other
    }
  }

  private static func irish(_ number: UInt64) -> PluralCategory {
    switch number {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func welsh(_ number: UInt64) -> PluralCategory {
    switch number {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }
}
