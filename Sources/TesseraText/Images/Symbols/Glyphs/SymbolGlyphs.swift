/// Icons of other sets than Bootstrap Icons, as path data by name. The files beside this one are made by
/// `Tools/symbols/glyphs`.
nonisolated enum SymbolGlyphs {
  /// What the numbers of the paths are multiplied by to get units of the square of 16.
  static let unit = 0.01

  static let paths: [String: String] = [phosphor1, material1].reduce(into: [:]) { paths, list in
    paths.merge(list) { first, _ in first }
  }
}
