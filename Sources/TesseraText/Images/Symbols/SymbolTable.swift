/// Which icons stand for which SF Symbols name, where the rules of `SymbolDesign` do not lead from one to the other.
///
/// Each line holds a name and a recipe (`SymbolRecipe`). What has a filled or an enclosed form is listed once, in its plain
/// one.
package nonisolated enum SymbolTable {
  package static let icons: [String: String] = {
    var icons: [String: String] = [:]
    for list in [signs, shapes, arrows, people, devices, documents, media, nature, places, things, text] {
      for line in list.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 2 else { continue }
        icons[String(words[0])] = String(words[1])
      }
    }
    return icons
  }()

  /// The recipes of badges that are not the icon of their name.
  static let badges: [String: String] = [
    "plus": "plus-circle-fill", "minus": "dash-circle-fill", "xmark": "x-circle-fill",
    "checkmark": "check-circle-fill", "exclamationmark": "exclamation-circle-fill",
    "questionmark": "question-circle-fill", "clock": "clock-fill", "ellipsis": "three-dots@s1.4",
    "slash": "slash-circle-fill", "arrow.up": "arrow-up-circle-fill", "arrow.down": "arrow-down-circle-fill",
    "person.crop": "person-circle", "shield.checkmark": "shield-fill-check", "record": "record-circle-fill",
    "key": "key-fill@s1.3", "gearshape": "gear-fill@s1.15", "gear": "gear-fill@s1.15", "sparkles": "stars@s1.2",
    "magnifyingglass": "search", "filled": "circle-fill", "waveform": "soundwave",
  ]
}
