import BenchComparison
import Foundation

/// The file of the repository that says what the cases cost.
enum KeptFile {
  static let url = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appendingPathComponent("kept.json")

  /// Nil if there is no such file.
  static func read() throws -> KeptValues? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try KeptValues(Data(contentsOf: url))
  }

  static func write(_ values: KeptValues) throws {
    try values.data().write(to: url, options: .atomic)
  }
}
