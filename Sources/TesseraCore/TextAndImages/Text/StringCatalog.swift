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
  func entries(for language: String) -> [String: LocalizedFormat] {
    file.strings.compactMapValues { string in
      (string.localizations?[language] ?? string.localizations?[file.sourceLanguage])?.format
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

  private struct Variations: Decodable {
    let plural: [String: Form]?

    struct Form: Decodable {
      let stringUnit: Unit?
    }

    var forms: [PluralCategory: String] {
      PluralCategory.forms(in: plural?.compactMapValues(\.stringUnit?.value) ?? [:])
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

    var format: LocalizedFormat? {
      if let variations { return LocalizedFormat(forms: variations.forms) }
      guard let stringUnit else { return nil }
      let variables = (substitutions ?? [:]).mapValues { substitution in
        LocalizedFormat.Variable(
          argument: substitution.argNum.map { $0 - 1 }, specifier: "%" + (substitution.formatSpecifier ?? "lld"),
          forms: substitution.variations?.forms ?? [:])
      }
      return LocalizedFormat(stringUnit.value, variables: variables)
    }
  }
}
