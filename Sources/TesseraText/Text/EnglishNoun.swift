/// Singular and plural of English nouns in small letters: the regular rules, and common nouns that do not follow them.
enum EnglishNoun {
  /// The plural of a noun; a plural stays as it is.
  static func plural(of noun: String) -> String {
    if let plural = replaced(noun, EnglishNounForms.irregular, except: EnglishNounForms.regularInSpite) {
      return plural
    }
    if isUnchanged(noun) || isPlural(noun) { return noun }
    if noun.hasSuffix("sis") { return noun.dropLast(2) + "es" }
    if EnglishNounForms.hardInCh.contains(noun) { return noun + "s" }
    if EnglishNounForms.inOes.contains(noun) || endsInSibilant(noun) { return noun + "es" }
    return endsInConsonantAndY(noun) ? noun.dropLast() + "ies" : noun + "s"
  }

  /// The singular of a noun; a singular stays as it is.
  static func singular(of noun: String) -> String {
    if let singular = replaced(noun, EnglishNounForms.irregularPlurals, except: EnglishNounForms.singularInSpite) {
      return singular
    }
    guard !isUnchanged(noun), isPlural(noun) else { return noun }
    let withoutS = String(noun.dropLast())
    if noun.hasSuffix("ies"), noun.count > 4 {
      return EnglishNounForms.inIe.contains(withoutS) ? withoutS : noun.dropLast(3) + "y"
    }
    guard noun.hasSuffix("es") else { return withoutS }
    let withoutEs = String(noun.dropLast(2))
    return takesEs(withoutEs, orIs: withoutS) ? withoutEs : withoutS
  }

  /// Whether a noun that ends in -es has its e for the plural only: `boxes`, not `houses`.
  private static func takesEs(_ stem: String, orIs nounInE: String) -> Bool {
    if EnglishNounForms.inOes.contains(stem) || EnglishNounForms.inS.contains(stem) { return true }
    if stem.hasSuffix("ch") { return !EnglishNounForms.inChe.contains { nounInE.hasSuffix($0) } }
    return ["ss", "sh", "x", "tz", "zz"].contains { stem.hasSuffix($0) }
  }

  /// Whether a noun is a plural, judged by its end.
  private static func isPlural(_ noun: String) -> Bool {
    if replaced(noun, EnglishNounForms.irregularPlurals, except: EnglishNounForms.singularInSpite) != nil {
      return true
    }
    guard noun.count > 2, noun.hasSuffix("s"), !noun.hasSuffix("ss"), !EnglishNounForms.inS.contains(noun) else {
      return false
    }
    guard noun.hasSuffix("us") || noun.hasSuffix("is") else { return true }
    return EnglishNounForms.pluralInUsAndIs.contains(noun)
  }

  private static func isUnchanged(_ noun: String) -> Bool {
    EnglishNounForms.unchanged.contains(noun)
      || ["craft", "fish", "sheep", "ware", "wildlife"].contains { noun.hasSuffix($0) }
  }

  /// The noun with the first ending of `forms` that it has in the other number; compounds end like their last part.
  private static func replaced(
    _ noun: String, _ forms: [(ending: String, replacement: String)], except exceptions: Set<String>
  ) -> String? {
    guard !exceptions.contains(noun) else { return nil }
    for form in forms where noun.hasSuffix(form.ending) {
      // Short words are whole nouns: `ox` is no end of `box`.
      guard form.ending.count > 4 || noun == form.ending || EnglishNounForms.shortEndings.contains(form.ending) else {
        continue
      }
      return noun.dropLast(form.ending.count) + form.replacement
    }
    return nil
  }

  private static func endsInSibilant(_ noun: String) -> Bool {
    ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
  }

  private static func endsInConsonantAndY(_ noun: String) -> Bool {
    guard noun.hasSuffix("y"), noun.count > 1 else { return false }
    if noun.hasSuffix("quy") { return true }
    return !"aeiou".contains(noun.dropLast().last!)
  }
}
