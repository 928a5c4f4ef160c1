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
    location(of: object, depth: 0)
  }

  /// A broken project may have groups in a circle.
  private static let maximumDepth = 200

  private func location(of object: ProjectObject, depth: Int) -> URL? {
    guard depth < Self.maximumDepth else { return nil }
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") ?? "<group>" {
    case "<absolute>": return URL(fileURLWithPath: path)
    case "SOURCE_ROOT": return path.isEmpty ? root : root.appendingPathComponent(path).standardizedFileURL
    case "<group>":
      let parent = parents[object.id].flatMap { table[$0] }
      guard let base = parent.map({ location(of: $0, depth: depth + 1) }) ?? root else { return nil }
      return path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
    default: return nil
    }
  }
}
