import Foundation
import TesseraBundle

/// Apps for tests.
enum SampleApp {
  /// What an app is told that has this `Info.plist`.
  static func description(
    _ values: [String: Any], executable: String = "Kites", localizedNames: [String: String] = [:]
  ) throws -> AppDescription {
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    return try AppDescription(infoDictionary: data, executable: executable, localizedNames: localizedNames) {
      ["public.png": "image/png", "public.plain-text": "text/plain"][$0]
    }
  }

  static func kites(_ more: [String: Any] = [:]) throws -> AppDescription {
    try description(["CFBundleIdentifier": "org.example.Kites"].merging(more) { $1 })
  }
}

/// A folder for the time of a test.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("tessera bundle \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
