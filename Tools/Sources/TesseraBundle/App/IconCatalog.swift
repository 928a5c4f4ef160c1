import Foundation

/// Finds the picture of an app's icon among its resources.
public enum IconCatalog {
  /// A picture of an app's icon.
  public struct Picture: Equatable, Sendable {
    /// A PNG, JPEG or SVG file.
    public var file: URL
    /// Whether it fills its square and is rounded by the system, as pictures for iOS are.
    public var fillsSquare: Bool
  }

  /// The largest picture of the set that is called `AppIcon`, or of the only set; nil if there is none.
  ///
  /// - Parameter resources: the folder of the app's resources.
  public static func picture(in resources: URL) -> Picture? {
    let walk = FileManager.default.enumerator(at: resources, includingPropertiesForKeys: nil)
    let sets = (walk?.compactMap { $0 as? URL } ?? []).filter { ["appiconset", "icon"].contains($0.pathExtension) }
      .sorted { rank($0) < rank($1) }
    return sets.lazy.compactMap(largest).first
  }

  private static func rank(_ set: URL) -> String {
    "\(set.deletingPathExtension().lastPathComponent == "AppIcon" ? 0 : 1) \(set.path)"
  }

  private static func largest(of set: URL) -> Picture? {
    set.pathExtension == "icon" ? layer(of: set) : entry(of: set)
  }

  /// What of the `Contents.json` of a set is read.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        var value: String?
      }
      var filename: String?
      var idiom: String?
      var platform: String?
      /// Such as `16x16`, in points.
      var size: String?
      /// Such as `2x`.
      var scale: String?
      var appearances: [Appearance]?
    }
    var images: [Entry]?
  }

  private static func entry(of set: URL) -> Picture? {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let usable = (contents.images ?? []).compactMap { entry -> (entry: Contents.Entry, file: URL)? in
      guard entry.appearances?.isEmpty != false, let name = entry.filename, !name.contains("/") else { return nil }
      let file = set.appendingPathComponent(name)
      return FileManager.default.fileExists(atPath: file.path) ? (entry, file) : nil
    }
    let best = usable.max { pixels($0.entry) < pixels($1.entry) }
    return best.map { Picture(file: $0.file, fillsSquare: $0.entry.idiom != "mac") }
  }

  private static func pixels(_ entry: Contents.Entry) -> Double {
    let points = entry.size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
    let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
    return points * scale
  }

  /// Of an icon in layers, the first picture that stands alone: the layers themselves are Apple's to join.
  private static func layer(of icon: URL) -> Picture? {
    let assets = icon.appendingPathComponent("Assets")
    let files = (try? FileManager.default.contentsOfDirectory(at: assets, includingPropertiesForKeys: nil)) ?? []
    return files.filter { ["png", "svg", "jpg", "jpeg"].contains($0.pathExtension.lowercased()) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }.first.map { Picture(file: $0, fillsSquare: false) }
  }
}
