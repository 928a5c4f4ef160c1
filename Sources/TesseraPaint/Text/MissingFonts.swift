import CPango
import Foundation
import TesseraCore

/// Says which scripts no font of the machine has, once for each.
final class MissingFonts {
  /// What takes the warnings.
  var report: (RuntimeWarning) -> Void = RuntimeWarning.report
  private var known: Set<String> = []

  /// Notes that a character has no glyph in any font. J242
  func note(_ character: UInt32) {
    guard let script = Self.script(of: character), known.insert(script).inserted else { return }
    report(Self.warning(about: script))
  }

  /// The code of a character's script, or `Zsye` for emoji and `Zsym` for other symbols; nil for what no font can be
  /// expected to have: control and private characters, and those that Unicode does not define.
  static func script(of character: UInt32) -> String? {
    guard let scalar = Unicode.Scalar(character) else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned: return nil
    default: break
    }
    let code = g_unicode_script_to_iso15924(g_unichar_get_script(character))
    let name = String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: code >> (24 - 8 * $0)) }, as: UTF8.self)
    switch name {
    case "Zyyy", "Zinh": return scalar.properties.isEmojiPresentation ? "Zsye" : "Zsym"
    case "Zzzz": return nil
    default: return name
    }
  }

  static func warning(about script: String) -> RuntimeWarning {
    let name = Locale(identifier: "en_US").localizedString(forScriptCode: script) ?? script
    return .withoutEffect(
      "No font on this machine has the script \(names[script] ?? name), whose characters are shown as boxes; Debian's package "
        + "\(packages[script] ?? "fonts-noto-core") has one")
  }

  private static let names = ["Zsye": "Emoji", "Zsym": "Symbols", "Hani": "Chinese characters (Han)"]

  /// The smallest package of Debian that has a script, where it is not the one with nearly all.
  private static let packages = [
    "Hani": "fonts-wqy-microhei", "Hira": "fonts-wqy-microhei", "Kana": "fonts-wqy-microhei",
    "Hang": "fonts-wqy-microhei", "Bopo": "fonts-wqy-microhei", "Thai": "fonts-thai-tlwg",
    "Deva": "fonts-lohit-deva", "Beng": "fonts-lohit-beng-bengali", "Taml": "fonts-lohit-taml",
    "Telu": "fonts-lohit-telu", "Arab": "fonts-dejavu-core", "Hebr": "fonts-dejavu-core",
    "Armn": "fonts-dejavu-core", "Geor": "fonts-dejavu-core", "Zsye": "fonts-noto-color-emoji",
    "Ethi": "fonts-sil-abyssinica", "Laoo": "fonts-lao", "Tibt": "fonts-ddc-uchen",
  ]
}
