import Foundation

/// Reads one string table of a bundle from the files that can hold it: a string catalog (`.xcstrings`), and for each
/// language `.strings` and `.stringsdict`.
///
/// A file that cannot be read counts as empty.
struct StringTableReader {
  let bundle: Bundle
  let name: String
  /// The kinds of devices whose variants are taken, the best first.
  var devices = DeviceIdiom.ofProgram

  /// The texts in the language that comes nearest to `locale`.
  func entries(for locale: Locale) -> [String: LocalizedFormat] {
    let catalog = StringCatalog(contentsOf: bundle.url(forResource: name, withExtension: "xcstrings"))
    let languages = bundle.localizations + (catalog?.languages ?? [])
    let fallback = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? catalog?.sourceLanguage ?? "en"
    let language = LanguageChoice.best(for: locale, among: languages) ?? fallback

    var entries = catalog?.entries(for: language, devices: devices) ?? [:]
    entries.merge(strings(in: language)) { $1 }
    entries.merge(plurals(in: language)) { $1 }
    return entries
  }

  private func strings(in language: String) -> [String: LocalizedFormat] {
    let strings = propertyList(type: "strings", language: language) as? [String: String]
    return strings?.mapValues { LocalizedFormat($0) } ?? [:]
  }

  private func plurals(in language: String) -> [String: LocalizedFormat] {
    let rules = propertyList(type: "stringsdict", language: language) as? [String: [String: Any]]
    return rules?.compactMapValues { LocalizedFormat(rules: $0, devices: devices) } ?? [:]
  }

  private func propertyList(type: String, language: String) -> Any? {
    let url =
      bundle.url(forResource: name, withExtension: type, subdirectory: nil, localization: language)
      ?? bundle.url(forResource: name, withExtension: type)
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }
}
