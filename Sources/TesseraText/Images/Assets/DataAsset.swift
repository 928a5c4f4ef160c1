import Foundation

/// A file that an asset catalog holds as it is.
nonisolated package struct DataAsset: Sendable {
  package let data: Data
  /// The uniform type identifier; empty if the catalog does not say.
  package let typeIdentifier: String

  /// Files with more bytes are not read.
  private static let maximumSize = 256 * 1024 * 1024

  /// Reads the file of a name; nil if the bundle has none.
  package init?(named name: String, in bundle: Bundle) {
    guard !name.isEmpty, let resources = bundle.resourceURL,
      let folder = AssetFolders.folder(named: "\(name).dataset", in: resources),
      let text = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: text)
    else { return nil }
    let surroundings = AssetSurroundings(isDark: false, isIncreased: false)
    let entries = contents.data.filter { $0.filename?.contains("/") == false && $0.filename != ".." }
    guard let entry = entries.suiting(surroundings, \.traits).first, let file = entry.filename else { return nil }
    let place = folder.appendingPathComponent(file)
    let size = (try? place.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= Self.maximumSize, let data = try? Data(contentsOf: place) else { return nil }
    self.data = data
    typeIdentifier = entry.type ?? ""
  }

  private struct Contents: Decodable {
    var data: [Entry]
  }

  private struct Entry: Decodable {
    var filename: String?
    var type: String?
    var traits: AssetTraits

    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      traits = try AssetTraits(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      type = try values.decodeIfPresent(String.self, forKey: .type)
    }
  }
}
