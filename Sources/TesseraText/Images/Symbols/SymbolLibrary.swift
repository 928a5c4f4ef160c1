import Foundation
import Synchronization

/// The icons that stand in for SF Symbols: files of Bootstrap Icons, as `./install` puts them beside the library or as
/// Debian's package `bootstrap-icons` installs them, and the icons that this library has in itself.
nonisolated package final class SymbolLibrary: Sendable {
  package static let shared = SymbolLibrary(
    folder: InstalledLibrary.folder?.appendingPathComponent("Symbols").path ?? "/usr/share/bootstrap-icons/svg")

  private let folder: String
  private let icons = Mutex<[String: SymbolIcon?]>([:])
  private let artworks = Mutex<[String: SymbolArtwork?]>([:])
  private let coloredArtworks = Mutex<[String: SymbolArtwork?]>([:])

  package init(folder: String) {
    self.folder = folder
  }

  /// The picture for a name of SF Symbols; nil if there is none.
  package func artwork(named name: String) -> SymbolArtwork? {
    if let known = artworks.withLock({ $0[name] }) { return known }
    let artwork = SymbolDesign(name: name, in: self)?.artwork(in: self)
    artworks.withLock { $0[name] = .some(artwork) }
    return artwork
  }

  /// The picture for a name in the colors that the symbol has by itself; the plain one if it has none (J281).
  package func coloredArtwork(named name: String) -> SymbolArtwork? {
    if let known = coloredArtworks.withLock({ $0[name] }) { return known }
    let artwork = artwork(named: name).map { SymbolColors.artwork($0, named: name) }
    coloredArtworks.withLock { $0[name] = .some(artwork) }
    return artwork
  }

  /// What is shown for a name that has no picture: a question mark in a dashed square.
  package var placeholder: SymbolArtwork {
    let icon = icon("own/square-dashed+question-lg@s.55") ?? icon("own/square-dashed")
    return SymbolArtwork(layers: icon.map { [.init(icon: $0, level: 0)] } ?? [])
  }

  /// Whether the icon set is there at all.
  package var isInstalled: Bool { FileManager.default.fileExists(atPath: folder) }

  /// Whether all icons of a recipe are there.
  package func has(_ recipe: String) -> Bool {
    recipe.utf8.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "@") }
      ? SymbolRecipe(recipe).icons.allSatisfy { single($0) != nil } : single(recipe) != nil
  }

  /// What a recipe makes: see `SymbolRecipe`. An icon's own name is the simplest recipe.
  package func icon(_ recipe: String) -> SymbolIcon? {
    recipe.utf8.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "@") }
      ? SymbolRecipe(recipe).icon(single) : single(recipe)
  }

  /// An icon by its own name, read once.
  private func single(_ name: String) -> SymbolIcon? {
    if let known = icons.withLock({ $0[name] }) { return known }
    let icon = read(name)
    icons.withLock { $0[name] = .some(icon) }
    return icon
  }

  private static let nameCharacters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")

  private func read(_ name: String) -> SymbolIcon? {
    if name.hasPrefix("glyph/") { return SymbolLetters.icon(name.dropFirst("glyph/".count)) }
    if let drawing = SymbolDrawings.drawings[name] { return SymbolDrawing.icon(drawing) }
    if let path = SymbolGlyphs.paths[name] {
      return SymbolIcon(figures: [
        .init(
          path: SVGPathData.path(path).applying(CGAffineTransform(scaleX: SymbolGlyphs.unit, y: SymbolGlyphs.unit)),
          isEvenOdd: false)
      ])
    }
    guard name.allSatisfy(Self.nameCharacters.contains),
      let text = try? String(contentsOfFile: "\(folder)/\(name).svg", encoding: .utf8)
    else { return nil }
    return SymbolIcon(svg: text)
  }
}
