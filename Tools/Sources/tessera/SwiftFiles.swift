import Foundation

/// The Swift files of a folder.
enum SwiftFiles {
  /// A folder with more of them is not one module, and was named by mistake.
  private static let mostFiles = 10_000

  /// Paths of the files below a folder, sorted, without those of hidden folders.
  static func paths(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while names.count < mostFiles, let name = walk.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        walk.skipDescendants()
      } else if name.hasSuffix(".swift") {
        names.append(name)
      }
    }
    return names.sorted().map { folder == "." ? $0 : (folder as NSString).appendingPathComponent($0) }
  }
}
