import Foundation

/// Paths as messages show them.
enum ShownPath {
  /// Relative to the current folder for what lies in it.
  static func of(_ path: String) -> String {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
