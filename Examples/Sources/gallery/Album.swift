import SwiftUITesting

/// The pictures of a tour, in one folder.
@MainActor
final class Album {
  private let folder: URL
  private var names: [String] = []

  /// Makes the folder if it is not there.
  init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a picture as a PNG file.
  func add(_ picture: Snapshot, named name: String) throws {
    try picture.write(to: folder.appendingPathComponent("\(name).png"))
    names.append(name)
  }

  /// Prints where the pictures are.
  func list() {
    print("\n\(names.count) pictures in \(folder.path):")
    for name in names { print("  \(name).png") }
  }
}
