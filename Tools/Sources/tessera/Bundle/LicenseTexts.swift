import Foundation
import TesseraBundle

/// Who has the rights of what a bundle holds.
struct LicenseTexts {
  private let bundle: BundleContent
  private let toolchain: Toolchain

  /// Packages of Debian, or files of `docs/licenses`, and what of them is in a bundle.
  private static let parts = [
    ("bootstrap-icons", "Bootstrap Icons, the symbols"), ("fonts-inter", "Inter, the font"),
    ("phosphor-icons", "Phosphor Icons, further symbols"),
    ("material-design-icons", "Material Design Icons, further symbols"),
    ("fonts-noto-color-emoji", "Noto Color Emoji, the font of emoji"),
    ("fonts-wqy-microhei", "WenQuanYi Micro Hei, the font of Chinese, Japanese and Korean"),
  ]

  init(_ bundle: BundleContent, _ toolchain: Toolchain) {
    self.bundle = bundle
    self.toolchain = toolchain
  }

  /// The text of a file `copyright`.
  var text: String {
    let app = bundle.app
    var parts = ["\(app.name)\n\n\(app.copyright ?? "Copyright: the developers of \(app.name)")"]
    parts.append("License: \(bundle.license ?? AppStreamMetadata.unknownLicense)")
    parts.append("What follows is about parts of the bundle.")
    if let tessera = text(atAnyOf: [
      toolchain.libraryFolder.appendingPathComponent("Licenses/Tessera").path, fileOfRepository("LICENSE"),
    ]) {
      parts.append("Tessera\n\n\(tessera)")
    }
    parts.append(
      "The runtime library and Foundation of Swift\n\nApache License 2.0 with Runtime Library Exception: "
        + "https://www.swift.org/LICENSE.txt")
    for (package, name) in Self.parts where isInBundle(package) {
      let places = [
        toolchain.libraryFolder.appendingPathComponent("Licenses/\(package)").path,
        fileOfRepository("docs/licenses/\(package)"), "/usr/share/doc/\(package)/copyright",
      ]
      parts.append("\(name)\n\n\(text(atAnyOf: places) ?? "See the package \(package) of Debian.")")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func isInBundle(_ package: String) -> Bool {
    switch package {
    case "fonts-noto-color-emoji": bundle.fonts.hasEmoji
    case "fonts-wqy-microhei": bundle.fonts.hasEastAsian
    default: true
    }
  }

  private func fileOfRepository(_ path: String) -> String {
    TesseraFolder.folderOfTool(toolchain)?.appendingPathComponent(path).path ?? ""
  }

  private func text(atAnyOf places: [String]) -> String? {
    places.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
