import CPango
import Foundation

/// The fonts that a program brings along.
enum BundleFonts {
  /// Makes the fonts known that the main bundle's `Info.plist` names: files of `UIAppFonts`, and all files in the folder
  /// `ATSApplicationFontsPath`. Once for a process.
  static let register: Void = {
    guard let information = Bundle.main.infoDictionary, let folder = Bundle.main.resourceURL else { return }
    for file in files(named: information, in: folder) { add(file) }
  }()

  /// Makes the font in a file known to this process.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  static func add(_ file: URL) -> Bool {
    FcConfigAppFontAddFile(nil, file.path) != 0
  }

  /// Files lie side by side in a bundle, wherever the project has them.
  static func files(named information: [String: Any], in folder: URL) -> [URL] {
    let named = (information["UIAppFonts"] as? [String] ?? []).map { ($0 as NSString).lastPathComponent }
    var files = named.filter { $0 != ".." }.map { folder.appendingPathComponent($0) }
    if let path = information["ATSApplicationFontsPath"] as? String, !path.split(separator: "/").contains("..") {
      let place = folder.appendingPathComponent(path)
      let entries = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
      let kinds: Set = ["ttf", "otf", "ttc", "otc"]
      files += entries.filter { kinds.contains($0.pathExtension.lowercased()) }.sorted { $0.path < $1.path }
    }
    return files.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
