import Foundation

/// The folder that a bundle is written to.
struct OutputFolder {
  private let folder: URL
  /// Lies in folders that this tool made, which it may replace.
  static let mark = ".tessera-bundle"

  /// Makes the folder, if it is not there.
  ///
  /// - Throws: `CommandFailure` if nothing can be written to it.
  init(_ path: String) throws {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue,
      access(folder.path, W_OK) == 0
    else {
      throw CommandFailure("nothing can be written to the folder \(folder.path). --output names another one.")
    }
  }

  /// Moves a finished bundle here, in place of one that was made before.
  ///
  /// - Returns: where it is.
  /// - Throws: `CommandFailure` if something else of this name is there.
  func take(_ bundle: URL) throws -> URL {
    let files = FileManager.default
    let place = folder.appendingPathComponent(bundle.lastPathComponent)
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: place.path, isDirectory: &isFolder) {
      let isOwn = !isFolder.boolValue || files.fileExists(atPath: place.appendingPathComponent(Self.mark).path)
      guard isOwn else {
        throw CommandFailure("\(place.path) is there already, and \"tessera bundle\" did not make it")
      }
      try files.removeItem(at: place)
    }
    do {
      try files.moveItem(at: bundle, to: place)
    } catch {
      // It lies on another disk.
      try files.copyItem(at: bundle, to: place)
    }
    return place.standardizedFileURL
  }
}
