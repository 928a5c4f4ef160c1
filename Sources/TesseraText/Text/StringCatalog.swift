import Foundation

/// A string catalog: the texts of one table in all languages, as Xcode writes them (`.xcstrings`).
struct StringCatalog {
  private let file: File

  var sourceLanguage: String { file.sourceLanguage }

  init?(contentsOf url: URL?) {
    guard let url, let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    self.file = file
  }

  /// All languages that any text was translated into.
  var languages: [String] {
    var languages: Set = [file.sourceLanguage]
    for string in file.strings.values { languages.formUnion(string.localizations?.keys.map(\.self) ?? []) }
    return languages.sorted()
  }

  /// The texts in `language`; what is not translated is in the source language.
  ///
  /// - Parameter devices: the kinds of devices whose variants are taken, the best first.
  func entries(for language: String, devices: [String]) -> [String: LocalizedFormat] {
    file.strings.compactMapValues { string in
      (string.localizations?[language] ?? string.localizations?[file.sourceLanguage])?.format(for: devices)
    }
  }

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    let value: String
  }

  /// A text, or what it depends on.
  private struct Variant: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    /// The text, or its forms for numbers.
    func forms(for devices: [String]) -> [PluralCategory: String] {
      variations?.forms(for: devices) ?? stringUnit.map { [.other: $0.value] } ?? [:]
    }
  }

  private struct Variations: Decodable {
    let plural: [String: Variant]?
    let device: [String: Variant]?

    func forms(for devices: [String]) -> [PluralCategory: String] {
      if let device { return DeviceVariant.best(of: device, for: devices)?.forms(for: devices) ?? [:] }
      // A form may have variants for devices in turn.
      let texts = (plural ?? [:]).compactMapValues { $0.forms(for: devices)[.other] }
      return PluralCategory.forms(in: texts)
    }
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    func format(for devices: [String]) -> LocalizedFormat? {
      let variables = (substitutions ?? [:]).mapValues { substitution in
        LocalizedFormat.Variable(
          argument: substitution.argNum.map { $0 - 1 }, specifier: "%" + (substitution.formatSpecifier ?? "lld"),
          forms: substitution.variations?.forms(for: devices) ?? [:])
      }
      if let variations { return LocalizedFormat(forms: variations.forms(for: devices), variables: variables) }
      return stringUnit.map { LocalizedFormat($0.value, variables: variables) }
    }
  }
}

/// Chooses among variants for kinds of devices.
enum DeviceVariant {
  /// The variant of the first kind that has one; otherwise the one for all others, or any.
  static func best<Value>(of variants: [String: Value], for devices: [String]) -> Value? {
    for device in devices + ["other"] { if let variant = variants[device] { return variant } }
    return variants.min { $0.key < $1.key }?.value
  }
}
