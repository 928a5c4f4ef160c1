import Foundation
import UniformTypeIdentifiers

/// The folder that is the library: the user's pictures, with all folders in it (J393).
package struct PictureFolder: Hashable, Sendable {
  /// Another folder, for tests.
  @TaskLocal package static var chosen: URL?

  package static var current: PictureFolder {
    PictureFolder(
      url: chosen ?? FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
        ?? FileManager.default.homeDirectoryForCurrentUser)
  }

  let url: URL

  /// Whether pictures can be read and, if there is no folder yet, the folder can be made.
  var isReadable: Bool {
    exists ? FileManager.default.isReadableFile(atPath: url.path) : isWritable
  }

  var isWritable: Bool {
    let folder = exists ? url : url.deletingLastPathComponent()
    return FileManager.default.isWritableFile(atPath: folder.path)
  }

  private var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// All pictures and films, in the order of their names. What is hidden is left out.
  func assets() -> [PHAsset] {
    let keys: [URLResourceKey] = [.isRegularFileKey, .contentModificationDateKey, .creationDateKey]
    guard
      let files = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    else { return [] }
    var assets: [PHAsset] = []
    for case let file as URL in files {
      if let asset = PHAsset(file: file, in: self) { assets.append(asset) }
    }
    return assets.sorted { $0.localIdentifier < $1.localIdentifier }
  }

  /// The picture of an identifier, which is its path in the folder; nil if there is none, or if it is outside of the folder.
  func asset(_ identifier: String) -> PHAsset? {
    let file = url.appendingPathComponent(identifier).standardizedFileURL
    guard file.path.hasPrefix(url.standardizedFileURL.path + "/") else { return nil }
    return PHAsset(file: file, in: self)
  }

  /// The folders in this one that have pictures, by their paths in it.
  func albums() -> [String] {
    Set(assets().map { ($0.localIdentifier as NSString).deletingLastPathComponent }).subtracting([""]).sorted()
  }

  func identifier(of file: URL) -> String {
    let (folder, path) = (url.standardizedFileURL.path + "/", file.standardizedFileURL.path)
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : file.lastPathComponent
  }

  /// A name that no file has yet.
  func freeName(_ base: String, _ suffix: String, avoiding taken: Set<String>) -> String {
    var name = "\(base).\(suffix)"
    var number = 2
    while taken.contains(name) || FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path) {
      name = "\(base) \(number).\(suffix)"
      number += 1
    }
    return name
  }

  func make() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}
