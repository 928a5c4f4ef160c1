import Foundation
import Synchronization

/// The icon set that stands in for SF Symbols: Bootstrap Icons, as `./install` puts it beside the library, or as Debian's
/// package `bootstrap-icons` installs it.
nonisolated package final class SymbolLibrary: Sendable {
  package static let shared = SymbolLibrary(
    folder: InstalledLibrary.folder?.appendingPathComponent("Symbols").path ?? "/usr/share/bootstrap-icons/svg")

  private let folder: String
  private let icons = Mutex<[String: SymbolIcon?]>([:])
  private let artworks = Mutex<[String: SymbolArtwork?]>([:])

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

  /// What is shown for a name that has no picture: a question mark in a dashed square.
  package var placeholder: SymbolArtwork {
    if let icon = icon("question-square") { return SymbolArtwork(layers: [.init(icon: icon, level: 0)]) }
    let square = Path(CGRect(x: 1, y: 1, width: 14, height: 14))
    let hole = Path(CGRect(x: 2, y: 2, width: 12, height: 12))
    var frame = square
    frame.addPath(hole)
    return SymbolArtwork(
      layers: [.init(icon: SymbolIcon(figures: [.init(path: frame, isEvenOdd: true)]), level: 0)])
  }

  /// Whether the icon set is there at all.
  package var isInstalled: Bool { FileManager.default.fileExists(atPath: folder) }

  package func has(_ icon: String) -> Bool {
    self.icon(icon) != nil
  }

  /// An icon by its own name, read once.
  package func icon(_ name: String) -> SymbolIcon? {
    if let known = icons.withLock({ $0[name] }) { return known }
    let icon = read(name)
    icons.withLock { $0[name] = .some(icon) }
    return icon
  }

  private static let nameCharacters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")

  private func read(_ name: String) -> SymbolIcon? {
    if let sign = SymbolIcon.signs[name] { return sign }
    guard name.allSatisfy(Self.nameCharacters.contains),
      let text = try? String(contentsOfFile: "\(folder)/\(name).svg", encoding: .utf8)
    else { return name == "circle-fill" ? Self.disc : nil }
    return SymbolIcon(svg: text) ?? (name == "circle-fill" ? Self.disc : nil)
  }

  /// The one icon that its file does not draw with a path.
  private static let disc = SymbolIcon(
    figures: [.init(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16)), isEvenOdd: false)])
}
