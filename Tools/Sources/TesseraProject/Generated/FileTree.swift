import Foundation

/// What a generated file is.
enum FileContent {
  case text(String)
  case link(URL)
}

/// A folder of generated files.
struct FileTree {
  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  /// Writes what changed, and removes what is no longer wanted.
  ///
  /// - Parameter part: the subfolder that holds nothing but these files.
  func update(_ files: [String: FileContent], below part: String) throws {
    for path in existingPaths(below: part) where files[path] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    for (path, content) in files.sorted(by: { $0.key < $1.key }) { try write(content, to: path) }
  }

  private func existingPaths(below part: String) -> [String] {
    let base = folder.appendingPathComponent(part)
    let walk = FileManager.default.enumerator(atPath: base.path)
    var paths: [String] = []
    while let path = walk?.nextObject() as? String {
      let type =
        (try? FileManager.default.attributesOfItem(atPath: base.path + "/" + path))?[.type] as? FileAttributeType
      if type != .typeDirectory { paths.append(part + "/" + path) }
      if type == .typeSymbolicLink { walk?.skipDescendants() }
    }
    return paths
  }

  private func write(_ content: FileContent, to path: String) throws {
    let files = FileManager.default
    let location = folder.appendingPathComponent(path)
    switch content {
    case .text(let text):
      guard files.contents(atPath: location.path) != Data(text.utf8) else { return }
      try files.createDirectory(at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: location)
    case .link(let target):
      guard (try? files.destinationOfSymbolicLink(atPath: location.path)) != target.path else { return }
      try files.createDirectory(at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.removeItem(at: location)
      try files.createSymbolicLink(atPath: location.path, withDestinationPath: target.path)
    }
  }
}
