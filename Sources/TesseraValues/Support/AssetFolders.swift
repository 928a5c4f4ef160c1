import Foundation

/// Where the resources of a bundle lie.
package nonisolated enum AssetFolders {
  /// The asset catalogs in a folder, by name.
  private static func catalogs(in folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).filter { $0.pathExtension == "xcassets" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The folder of an asset in a bundle's resources or their catalogs, whose own folders do not count in its name unless
  /// they say so; nil if there is none.
  package static func folder(named name: String, in resources: URL) -> URL? {
    guard !name.split(separator: "/").contains("..") else { return nil }
    for catalog in [resources] + catalogs(in: resources) {
      let folder = catalog.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
      if let nested = nested(name, in: catalog) { return nested }
    }
    return nil
  }

  /// Looks in the folders of a catalog, which do not count in a resource's name unless they say so.
  private static func nested(_ path: String, in catalog: URL) -> URL? {
    guard catalog.pathExtension == "xcassets",
      let walk = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    else { return nil }
    for case let entry as URL in walk {
      // An atlas of sprites is called without its extension.
      if entry.path.replacing(".spriteatlas/", with: "/").hasSuffix("/" + path) { return entry }
    }
    return nil
  }
}
