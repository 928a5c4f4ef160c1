import Foundation

/// Chooses among the languages that a bundle was translated into.
enum LanguageChoice {
  /// The language of `candidates` that a reader of `locale` understands best. nil if there is none.
  static func best(for locale: Locale, among candidates: [String]) -> String? {
    let wanted = Parts(locale)
    var best: (language: String, score: Int)?
    for candidate in candidates where candidate != "Base" {
      let parts = Parts(Locale(identifier: candidate))
      guard parts.language == wanted.language else { continue }
      let score = (parts.script == wanted.script ? 2 : 0) + (parts.region == wanted.region ? 1 : 0)
      if score > best?.score ?? -1 { best = (candidate, score) }
    }
    return best?.language
  }

  /// A language with its script and region, those that go without saying included.
  private struct Parts {
    let language: String
    let script: String?
    let region: String?

    init(_ locale: Locale) {
      let full = Locale.Language(identifier: locale.language.maximalIdentifier)
      language = full.languageCode?.identifier ?? locale.identifier
      script = full.script?.identifier
      region = full.region?.identifier
    }
  }
}
