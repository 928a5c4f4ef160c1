import Foundation

/// Where the resources of a bundle lie.
nonisolated enum AssetFolders {
  /// The asset catalogs in a folder, by name.
  static func catalogs(in folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).filter { $0.pathExtension == "xcassets" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Looks in the folders of a catalog, which do not count in a resource's name unless they say so.
  static func nested(_ path: String, in catalog: URL) -> URL? {
    guard catalog.pathExtension == "xcassets",
      let walk = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    else { return nil }
    for case let entry as URL in walk where entry.path.hasSuffix("/" + path) { return entry }
    return nil
  }
}
