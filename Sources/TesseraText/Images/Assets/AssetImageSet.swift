import Foundation

/// The files of one image in an asset catalog or a folder.
nonisolated struct AssetImageSet: Sendable {
  struct Entry: Sendable {
    var file: URL
    /// Pixels per point.
    var scale: CGFloat
    var traits = AssetTraits()
    var slices: AssetSlices?
  }

  var entries: [Entry]
  /// Whether the catalog says that the foreground style takes the place of the image's colors.
  var isTemplate = false
  /// Whether the files are templates of symbols.
  var isSymbol = false

  /// The entries for surroundings, and among those the one for the scale, or the next larger, or else the largest.
  func best(in surroundings: AssetSurroundings, displayScale: CGFloat) -> Entry? {
    let bySize = entries.suiting(surroundings, \.traits).sorted { $0.scale < $1.scale }
    return bySize.first { $0.scale >= displayScale } ?? bySize.last
  }
}

nonisolated extension AssetImageSet {
  /// Reads the `Contents.json` of an `.imageset` or a `.symbolset` folder; nil if it names no file.
  init?(folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    isSymbol = folder.pathExtension == "symbolset"
    entries = (contents.images ?? contents.symbols ?? []).compactMap { image in
      // A catalog cannot reach out of its own folder.
      guard let name = image.filename, !name.contains("/"), name != ".." else { return nil }
      return Entry(
        file: Self.readable(folder.appendingPathComponent(name)), scale: Self.scale(image.scale),
        traits: image.traits, slices: image.slices)
    }
    isTemplate = contents.properties?.intent == "template"
    if entries.isEmpty { return nil }
  }

  /// Finds loose files: `name.png`, `name@2x.png` and so on; nil if there are none.
  init?(named name: String, in folder: URL) {
    guard !name.contains("..") else { return nil }
    entries = Self.suffixes.flatMap { suffix, scale in
      Self.files(name, suffix).map { folder.appendingPathComponent($0) }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
        .map { Entry(file: Self.readable($0), scale: scale) }
    }
    if entries.isEmpty { return nil }
  }

  private static let suffixes: [(String, CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]
  private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tiff", "tif", "svg", "pdf"]

  /// The names that a file may have: with the extension that the user wrote, or with any that is known.
  private static func files(_ name: String, _ suffix: String) -> [String] {
    let written = (name as NSString).pathExtension
    guard extensions.contains(written.lowercased()) else { return extensions.map { "\(name)\(suffix).\($0)" } }
    return ["\((name as NSString).deletingPathExtension)\(suffix).\(written)"]
  }

  /// Of a page, the SVG picture that was made of it when the program was built.
  private static func readable(_ file: URL) -> URL {
    file.pathExtension.lowercased() == "pdf" ? file.appendingPathExtension("svg") : file
  }

  /// `2x` is 2; vector files have no scale of their own.
  private static func scale(_ text: String?) -> CGFloat {
    guard let text, text.hasSuffix("x"), let number = Double(text.dropLast()), number > 0, number <= 10 else {
      return 1
    }
    return number
  }

  private struct Contents: Decodable {
    var images: [Image]?
    var symbols: [Image]?
    var properties: Properties?

    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var slices: AssetSlices?
      var traits: AssetTraits

      enum CodingKeys: String, CodingKey {
        case filename, scale
        case slices = "resizing"
      }

      init(from decoder: any Decoder) throws {
        traits = try AssetTraits(from: decoder)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        filename = try values.decodeIfPresent(String.self, forKey: .filename)
        scale = try values.decodeIfPresent(String.self, forKey: .scale)
        slices = try values.decodeIfPresent(AssetSlices.self, forKey: .slices)
      }
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }
  }
}
