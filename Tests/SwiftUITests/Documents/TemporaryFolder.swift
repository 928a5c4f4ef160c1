import Foundation

/// A folder of one test, which is gone with it.
final class TemporaryFolder: Sendable {
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func file(_ name: String, _ text: String) throws -> URL {
    try Data(text.utf8).write(to: url(name), options: .atomic)
    return url(name)
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }
}
