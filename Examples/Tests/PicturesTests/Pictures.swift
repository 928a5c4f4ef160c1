import Foundation

/// How pictures are compared.
enum Pictures {
  /// The share of pixels that may differ visibly: 16 of the 329,160 of a phone's screen. A letter has more.
  static let tolerance = 0.000_05

  /// Whether the present pictures are kept, and nothing is compared.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["TESSERA_SNAPSHOTS"] == "record"
  }

  /// The folder with the pictures that are kept.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("__Snapshots__/PicturesTests", isDirectory: true)
}
