import Foundation

/// The names of what asset catalogs hold, in the folders that are part of their names.
struct AssetNames {
  /// A color or an image.
  struct Asset: Hashable {
    /// The whole name, by which the catalog is asked for it.
    let name: String
    /// Its own part of the name.
    let ownName: String
  }

  private(set) var colors: [Asset] = []
  private(set) var images: [Asset] = []
  /// What lies in folders that are a name space, by the folder's name.
  private(set) var spaces: [String: AssetNames] = [:]

  /// Folders that lie deeper are not looked into.
  private static let maximumDepth = 32
  private static let imageKinds: Set<String> = ["imageset", "symbolset"]
  private static let otherKinds: Set<String> = [
    "appiconset", "dataset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "stickerpack", "sticker",
    "stickersequence", "iconset", "complicationset", "arresourcegroup", "cubetextureset", "mipmapset", "textureset",
    "solidimagestack", "solidimagestacklayer", "stickersiconset", "gcleaderboard", "gcleaderboardset",
    "gcdashboardimage",
  ]

  init(catalogs: [URL]) {
    for catalog in catalogs { add(catalog, prefix: "", depth: 0) }
  }

  private init() {}

  var isEmpty: Bool { colors.isEmpty && images.isEmpty && spaces.values.allSatisfy(\.isEmpty) }

  private mutating func add(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for entry in (entries ?? []).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) where entry.isFolder {
      let name = entry.deletingPathExtension().lastPathComponent
      let asset = Asset(name: prefix + name, ownName: name)
      switch entry.pathExtension {
      case "colorset": colors.append(asset)
      case let kind where Self.imageKinds.contains(kind): images.append(asset)
      case let kind where Self.otherKinds.contains(kind): break
      default: add(inner: entry, prefix: prefix, depth: depth)
      }
    }
  }

  private mutating func add(inner folder: URL, prefix: String, depth: Int) {
    // An atlas of sprites is called without its extension.
    let isAtlas = folder.pathExtension == "spriteatlas"
    let name = isAtlas ? folder.deletingPathExtension().lastPathComponent : folder.lastPathComponent
    guard Self.isSpace(folder) else { return add(folder, prefix: prefix, depth: depth + 1) }
    spaces[name, default: AssetNames()].add(folder, prefix: "\(prefix)\(name)/", depth: depth + 1)
  }

  private static func isSpace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
          case providesNamespace = "provides-namespace"
        }
      }

      var properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    return contents?.properties?.providesNamespace == true
  }
}

extension URL {
  /// Whether there is a folder here; a link to one is none.
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
