import Foundation

/// How the picture for a name of SF Symbols is put together of icons.
package nonisolated struct SymbolDesign {
  package enum Enclosure: String {
    case circle, square
  }

  /// The icon of what the name is about.
  package private(set) var figure: String
  package private(set) var enclosure: Enclosure?
  package private(set) var isEnclosureFilled = false
  package private(set) var isSlashed = false
  /// The icon at the lower right; a plain dot if the name has only `badge`.
  package private(set) var badge: String?

  /// nil: the icon set has nothing for the name.
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
    if words.dropFirst().contains("badge") { return badged(words, in: library) }
    guard var design = design(words.dropLast(), in: library) else { return nil }
    switch last {
    case "fill": return design.filled(in: library)
    case "circle" where design.enclosure == nil: design.enclosure = .circle
    case "square" where design.enclosure == nil, "app" where design.enclosure == nil: design.enclosure = .square
    case "slash": design.isSlashed = true
    default: return nil
    }
    return design
  }

  /// The design of what stands before `badge`, with the badge that stands behind it.
  private static func badged(_ words: ArraySlice<Substring>, in library: SymbolLibrary) -> SymbolDesign? {
    guard let mark = words.lastIndex(of: "badge"), var design = design(words[..<mark], in: library) else { return nil }
    var sign = words[(mark + 1)...]
    if sign.last == "fill" {
      sign = sign.dropLast()
      design = design.filled(in: library)
    }
    design.badge = icon(named: sign.joined(separator: "."), in: library) ?? "circle-fill"
    return design
  }

  /// The icon that has the same meaning by the table, or the same name but for the signs between the words.
  private static func icon(named name: String, in library: SymbolLibrary) -> String? {
    if let icon = SymbolTable.icons[name], library.has(icon) { return icon }
    let icon = name.split(separator: ".").joined(separator: "-")
    return library.has(icon) ? icon : nil
  }

  private func filled(in library: SymbolLibrary) -> SymbolDesign {
    var filled = self
    filled.isEnclosureFilled = enclosure != nil
    if library.has(figure + "-fill") { filled.figure += "-fill" }
    return filled
  }

  /// The picture; nil if an icon is missing that was there before.
  func artwork(in library: SymbolLibrary) -> SymbolArtwork? {
    guard let icon = library.icon(figure) else { return nil }
    var layers = [SymbolArtwork.Layer(icon: icon, level: 0)]
    if isSlashed { layers.append(SymbolArtwork.Layer(icon: Self.slash, level: 0)) }
    if let enclosure {
      guard let outline = library.icon(enclosure.rawValue + (isEnclosureFilled ? "-fill" : "")) else { return nil }
      layers = layers.map {
        SymbolArtwork.Layer(
          icon: $0.icon.scaled(by: Self.enclosedScale, center: CGPoint(x: 8, y: 8)), level: 0,
          isCutOut: isEnclosureFilled)
      }
      layers.insert(SymbolArtwork.Layer(icon: outline, level: 1), at: 0)
    }
    if let badge, let icon = library.icon(badge) {
      layers = layers.map {
        SymbolArtwork.Layer(
          icon: $0.icon.scaled(by: Self.badgedScale, center: CGPoint(x: 7, y: 7)), level: 1, isCutOut: $0.isCutOut)
      }
      let scale = badge == "circle-fill" ? Self.dotScale : Self.badgeScale
      layers.append(
        SymbolArtwork.Layer(icon: icon.scaled(by: scale, center: CGPoint(x: 13, y: 13)), level: 0))
    }
    return SymbolArtwork(layers: layers)
  }

  private static let enclosedScale: CGFloat = 0.55
  private static let badgedScale: CGFloat = 0.85
  private static let badgeScale: CGFloat = 0.4
  private static let dotScale: CGFloat = 0.3

  /// A stroke from the upper left to the lower right, as thick as the lines of the icons.
  private static let slash: SymbolIcon = {
    let path = Path { path in
      path.addLines([
        CGPoint(x: 1.35, y: 2.05), CGPoint(x: 2.05, y: 1.35), CGPoint(x: 14.65, y: 13.95),
        CGPoint(x: 13.95, y: 14.65),
      ])
      path.closeSubpath()
    }
    return SymbolIcon(figures: [.init(path: path, isEvenOdd: false)])
  }()
}
