import CPango
import Foundation
import TesseraCore

/// The fonts that text is drawn with, where the machine lacks them: those that `./install` put beside the library.
enum InstalledFonts {
  /// Names of families, and what the names of their files begin with.
  private static let families = [
    ("Inter", "Inter"), ("Noto Color Emoji", "NotoColorEmoji"), ("WenQuanYi Micro Hei", "wqy-microhei"),
  ]

  /// Makes the missing ones known to this process, once.
  static let register: Void = {
    guard let folder = InstalledLibrary.folder?.appendingPathComponent("Fonts") else { return }
    let missing = families.filter { !isKnown($0.0) }
    guard !missing.isEmpty else { return }
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for file in files where missing.contains(where: { file.lastPathComponent.hasPrefix($0.1) }) {
      BundleFonts.add(file)
    }
  }()

  private static func isKnown(_ family: String) -> Bool {
    guard let pattern = FcPatternCreate() else { return false }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    guard let found = FcFontList(nil, pattern, nil) else { return false }
    defer { FcFontSetDestroy(found) }
    return found.pointee.nfont > 0
  }
}
