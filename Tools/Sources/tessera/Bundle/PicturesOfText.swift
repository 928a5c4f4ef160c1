import Foundation
import TesseraBundle

/// The symbols and fonts that a bundle brings along.
struct PicturesOfText {
  private let fonts: UsedFonts
  private let toolchain: Toolchain

  private static let systemSymbols = "/usr/share/bootstrap-icons/svg"
  private static let systemFonts = "/usr/share/fonts"
  private static let emojiFont = "NotoColorEmoji.ttf"
  private static let eastAsianFont = "wqy-microhei.ttc"

  init(_ fonts: UsedFonts, _ toolchain: Toolchain) {
    self.fonts = fonts
    self.toolchain = toolchain
  }

  /// Copies them into the folders where the library looks for them.
  ///
  /// - Throws: `CommandFailure` if this machine has no symbols.
  func write(to folder: URL) throws {
    let files = FileManager.default
    let installed = toolchain.libraryFolder.appendingPathComponent("Symbols").path
    guard let symbols = [installed, Self.systemSymbols].first(where: files.fileExists) else {
      throw CommandFailure("the symbols are not there. \"tessera doctor\" says how to get them.")
    }
    let place = folder.appendingPathComponent("Symbols", isDirectory: true)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: symbols) where name.hasSuffix(".svg") {
      let file = URL(fileURLWithPath: symbols).appendingPathComponent(name).resolvingSymlinksInPath()
      try files.copyItem(at: file, to: place.appendingPathComponent(name))
    }
    try writeFonts(to: folder.appendingPathComponent("Fonts", isDirectory: true))
  }

  private func writeFonts(to place: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for file in available where isUsed(file) {
      let copy = place.appendingPathComponent(file.lastPathComponent)
      if !files.fileExists(atPath: copy.path) { try files.copyItem(at: file.resolvingSymlinksInPath(), to: copy) }
    }
  }

  private func isUsed(_ file: URL) -> Bool {
    fonts.files.contains(file.deletingPathExtension().lastPathComponent)
      || (fonts.hasEmoji && file.lastPathComponent == Self.emojiFont)
      || (fonts.hasEastAsian && file.lastPathComponent == Self.eastAsianFont)
  }

  private var available: [URL] {
    let places = [toolchain.libraryFolder.appendingPathComponent("Fonts").path, Self.systemFonts]
    let walks = places.compactMap {
      FileManager.default.enumerator(at: URL(fileURLWithPath: $0), includingPropertiesForKeys: nil)
    }
    return walks.flatMap { $0.compactMap { $0 as? URL } }.sorted { $0.path < $1.path }
  }
}
