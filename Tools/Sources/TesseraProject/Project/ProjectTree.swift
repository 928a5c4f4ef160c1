import Foundation

/// Where the files and groups of a project lie: a path counts from the group around it, or from the project.
struct ProjectTree {
  private let table: ProjectTable
  /// The folder that holds the project.
  let root: URL
  private let parents: [String: String]

  init(_ table: ProjectTable, root: URL) {
    self.table = table
    let subfolder = table.root.string("projectDirPath") ?? ""
    self.root = subfolder.isEmpty ? root : root.appendingPathComponent(subfolder).standardizedFileURL
    var parents: [String: String] = [:]
    for group in table.all("PBXGroup", "PBXVariantGroup", "XCVersionGroup") {
      for child in group.strings("children") { parents[child] = group.id }
    }
    self.parents = parents
  }

  /// - Returns: nil for what belongs to an SDK or is made by a build.
  func location(of object: ProjectObject) -> URL? {
    location(of: object, inside: [])
  }

  /// - Parameter inner: the objects that are in this one: a broken project may have groups in a circle, and the group that
  ///   is in itself counts as none.
  private func location(of object: ProjectObject, inside inner: Set<String>) -> URL? {
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") ?? "<group>" {
    case "<absolute>": return URL(fileURLWithPath: path)
    case "SOURCE_ROOT": return path.isEmpty ? root : root.appendingPathComponent(path).standardizedFileURL
    case "<group>":
      let around = inner.union([object.id])
      let parent = parents[object.id].flatMap { around.contains($0) ? nil : table[$0] }
      guard let base = parent.map({ location(of: $0, inside: around) }) ?? root else { return nil }
      return path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
    default: return nil
    }
  }
}
