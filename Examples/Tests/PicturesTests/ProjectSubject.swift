import Foundation
import Testing

/// An Xcode project whose first screen is kept as a picture: one of `Examples/Projects`.
struct ProjectSubject: Sendable, CustomTestStringConvertible {
  /// The name of the project's folder.
  let name: String
  let appearance: Appearance

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Projects")

  static let names = [
    "Capitals", "Desk", "Dice", "Journal", "Measures", "Orchard", "Pantry", "Purse", "Recipes", "Sprout", "Streaks",
    "Tides", "Workshop",
  ]
  /// Those that are kept in the dark, too.
  private static let dark: Set<String> = ["Desk", "Sprout", "Streaks", "Workshop"]

  static let all = names.flatMap { name in
    [Appearance.light, .dark].filter { $0 == .light || dark.contains(name) }.map {
      ProjectSubject(name: name, appearance: $0)
    }
  }

  var location: URL { Self.folder.appendingPathComponent(name) }

  /// The name of the picture without the ending of its file.
  var pictureName: String { "\(name)-\(appearance.rawValue)" }

  var testDescription: String { pictureName }
}
