import Foundation

/// The names of an app in other languages: `CFBundleDisplayName` or `CFBundleName` in the files `InfoPlist` of a bundle.
public enum LocalizedNames {
  private static let keys = ["CFBundleDisplayName", "CFBundleName"]

  /// Reads `InfoPlist.xcstrings` and the `InfoPlist.strings` of each language.
  ///
  /// - Parameter resources: the folder of the app's resources.
  /// - Returns: names by languages as desktops write them, such as `pt_BR`; empty if there are none.
  public static func all(in resources: URL) -> [String: String] {
    var names = inCatalog(resources.appendingPathComponent("InfoPlist.xcstrings"))
    let folders = (try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)) ?? []
    for folder in folders where folder.pathExtension == "lproj" {
      let file = folder.appendingPathComponent("InfoPlist.strings")
      guard let data = try? Data(contentsOf: file),
        let language = language(folder.deletingPathExtension().lastPathComponent),
        let table = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
          as? [String: Any]
      else { continue }
      names[language] = keys.lazy.compactMap { table.text($0) }.first ?? names[language]
    }
    return names
  }

  private static func inCatalog(_ file: URL) -> [String: String] {
    guard let data = try? Data(contentsOf: file),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [:] }
    var names: [String: String] = [:]
    for key in keys.reversed() {
      for (code, localization) in catalog.strings[key]?.localizations ?? [:] {
        guard let language = language(code), let value = localization.stringUnit?.value, !value.isEmpty else {
          continue
        }
        names[language] = value
      }
    }
    return names
  }

  /// `zh-Hant_TW` is `zh_TW@Hant` in POSIX terms; desktops know two of such scripts by countries.
  static func language(_ code: String) -> String? {
    guard code != "Base" else { return nil }
    let parts = code.replacing("_", with: "-").split(separator: "-").map(String.init)
    guard let language = parts.first, language.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    if let region = parts.dropFirst().first(where: { $0.count == 2 }) { return "\(language)_\(region.uppercased())" }
    switch parts.dropFirst().first {
    case "Hans": return "\(language)_CN"
    case "Hant": return "\(language)_TW"
    default: return language
    }
  }

  /// What of a string catalog is read.
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var localizations: [String: Localization]?
    }
    struct Localization: Decodable {
      var stringUnit: Unit?
    }
    struct Unit: Decodable {
      var value: String
    }
    var strings: [String: Entry]
  }
}
