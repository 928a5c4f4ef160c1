import Foundation

/// How the picture for a name of SF Symbols is put together of icons.
package nonisolated struct SymbolDesign {
  /// The recipe of what the name is about.
  package private(set) var figure: String
  /// The last word of what stands around it.
  package private(set) var enclosure: String?
  package private(set) var isEnclosureFilled = false
  package private(set) var isSlashed = false
  /// The recipe of what is at the lower right; a plain dot if the name has only `badge`.
  package private(set) var badge: String?

  /// nil: the icon sets have nothing for the name.
  package init?(name: String, in library: SymbolLibrary) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count <= Self.maximumWords, let design = Self.design(words[...], in: library) else { return nil }
    self = design
  }

  /// No name has more; each costs a look-up.
  private static let maximumWords = 16

  private init(figure: String) {
    self.figure = figure
  }

  private static func design(_ words: ArraySlice<Substring>, in library: SymbolLibrary) -> SymbolDesign? {
    guard let last = words.last else { return nil }
    if let icon = icon(named: words.joined(separator: "."), in: library) { return SymbolDesign(figure: icon) }
    if let mark = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), mark > words.startIndex {
      return badged(words, at: mark, in: library)
    }
    guard var design = design(words.dropLast(), in: library) else { return nil }
    // J241
    switch String(last) {
    case "fill": return design.filled(in: library)
    case "slash" where !design.isSlashed: design.isSlashed = true
    case let word where design.enclosure == nil && SymbolEnclosure.all[word] != nil: design.enclosure = word
    default: return nil
    }
    return design
  }

  /// The design of what stands before the word `badge`, with the badge that stands behind it.
  private static func badged(
    _ words: ArraySlice<Substring>, at mark: Int, in library: SymbolLibrary
  ) -> SymbolDesign? {
    guard var design = design(words[..<mark], in: library) else { return nil }
    var sign = words[(mark + 1)...]
    if sign.last == "fill" {
      sign = sign.dropLast()
      design = design.filled(in: library)
    }
    let name = sign.joined(separator: ".")
    if words[mark] == "trianglebadge" {
      design.badge = "exclamation-triangle-fill"
    } else if name.isEmpty {
      design.badge = dot
    } else if let known = SymbolTable.badges[name] {
      design.badge = known
    } else {
      guard let icon = icon(named: name, in: library) else { return nil }
      design.badge = SymbolRecipe(icon).filled(library.has)
    }
    return design
  }

  /// The recipe that has the same meaning by the table, or the icon of the same name but for the signs between the
  /// words; letters and digits as they are.
  private static func icon(named name: String, in library: SymbolLibrary) -> String? {
    if let recipe = SymbolTable.icons[name] { return library.has(recipe) ? recipe : nil }
    if name.count <= 2, library.has("glyph/" + name), name.count == 1 || Int(name) != nil { return "glyph/" + name }
    // J240: the table says what the plain form is, so an icon that only has a similar name is not its filled form.
    if name.hasSuffix(".fill"), SymbolTable.icons[String(name.dropLast(".fill".count))] != nil { return nil }
    let icon = name.split(separator: ".").joined(separator: "-")
    return library.has(icon) ? icon : nil
  }

  private func filled(in library: SymbolLibrary) -> SymbolDesign {
    var filled = self
    filled.isEnclosureFilled = enclosure != nil
    filled.figure = SymbolRecipe(figure).filled(library.has)
    return filled
  }

  /// The picture; nil if an icon is missing that was there before.
  func artwork(in library: SymbolLibrary) -> SymbolArtwork? {
    guard let icon = library.icon(figure) else { return nil }
    var layers = [SymbolArtwork.Layer(icon: icon, level: 0)]
    if let enclosure = enclosure.flatMap({ SymbolEnclosure.all[$0] }) {
      let recipe = isEnclosureFilled ? SymbolRecipe(enclosure.outline).filled(library.has) : enclosure.outline
      guard let outline = library.icon(recipe) else { return nil }
      let isCutOut = isEnclosureFilled && recipe != enclosure.outline
      // Holes cannot get thicker lines, so that they are larger.
      let scale = enclosure.scale * (isCutOut ? Self.holeScale : 1) * SymbolLetters.enclosedScale(of: figure)
      var inside = icon.scaled(by: scale, center: enclosure.center)
      if !isCutOut { inside = inside.bolder(by: Self.addedWeight) }
      layers = [
        SymbolArtwork.Layer(icon: outline, level: 1),
        SymbolArtwork.Layer(icon: inside, level: 0, isCutOut: isCutOut),
      ]
    }
    if isSlashed { layers.append(SymbolArtwork.Layer(icon: Self.slash, level: 0, gap: Self.aroundSlash)) }
    if let badge, let icon = library.icon(badge) {
      layers = layers.map { layer in
        var layer = layer
        layer.icon = layer.icon.scaled(by: Self.badgedScale, center: CGPoint(x: 7.2, y: 7.2))
        layer.gap = layer.gap?.applying(CGAffineTransform(scaleX: Self.badgedScale, y: Self.badgedScale))
        layer.level = 1
        return layer
      }
      let sign = icon.scaled(by: badge == Self.dot ? Self.dotScale : Self.badgeScale, center: CGPoint(x: 12.6, y: 12.6))
      layers.append(SymbolArtwork.Layer(icon: sign, level: 0, gap: SymbolRecipe.roundGap(sign.bounds)))
    }
    return SymbolArtwork(layers: layers)
  }

  private static let holeScale: CGFloat = 1.14
  private static let badgedScale: CGFloat = 0.9
  private static let badgeScale: CGFloat = 0.48
  private static let dotScale: CGFloat = 0.36
  private static let dot = "circle-fill"
  /// What icons in an outline get back of the thickness that their lines lose. Units.
  private static let addedWeight: CGFloat = 0.3

  /// A stroke from the upper left to the lower right, as thick as the lines of the icons.
  private static let slash = SymbolIcon(figures: [
    .init(path: bar(from: CGPoint(x: 1.7, y: 1.7), to: CGPoint(x: 14.3, y: 14.3), width: 1.1), isEvenOdd: false)
  ])
  private static let aroundSlash = bar(from: CGPoint(x: 0.6, y: 0.6), to: CGPoint(x: 15.4, y: 15.4), width: 2.9)

  private static func bar(from start: CGPoint, to end: CGPoint, width: CGFloat) -> Path {
    let line = Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    return line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
}
