import Foundation

/// Which sources are one module, by where they lie: packages have a folder for each in `Sources` or `Tests`.
enum ModuleFolder {
  /// The same for files of one module; empty for files outside of such folders, which are one.
  static func of(_ file: URL) -> String {
    let parts = file.pathComponents
    guard let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 2 < parts.count else {
      return ""
    }
    return parts[...(index + 1)].joined(separator: "/")
  }
}
