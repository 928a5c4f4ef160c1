import Foundation

/// A folder of an Xcode 16 project: what is in it belongs to the target, but for the exceptions.
struct SynchronizedFolder {
  private let table: ProjectTable
  private let object: ProjectObject
  private let location: URL

  init?(_ object: ProjectObject, _ table: ProjectTable, _ tree: ProjectTree) {
    guard object.kind == "PBXFileSystemSynchronizedRootGroup", let location = tree.location(of: object) else {
      return nil
    }
    self.table = table
    self.object = object
    self.location = location
  }

  /// The files of a target that names the folder.
  func files(of target: ProjectObject) -> [ProjectFile] {
    let excluded = exceptions(for: target)
    return paths().filter { path in !excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }.map(file)
  }

  /// The files of a target that names only the exceptions.
  func exceptionalFiles(of target: ProjectObject) -> [ProjectFile] {
    let included = exceptions(for: target)
    return paths().filter { path in included.contains { path == $0 || path.hasPrefix($0 + "/") } }.map(file)
  }

  private func file(_ path: String) -> ProjectFile {
    ProjectFile(location.appendingPathComponent(path))
  }

  private func exceptions(for target: ProjectObject) -> Set<String> {
    let sets = table.objects("exceptions", of: object).filter { $0.string("target") == target.id }
    return Set(sets.flatMap { $0.strings("membershipExceptions") })
  }

  /// Paths of files below the folder. Hidden ones do not count.
  private func paths() -> [String] {
    var paths: [String] = []
    // A link leads to no entries by itself.
    let walk = FileManager.default.enumerator(
      at: location.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isDirectoryKey])
    while let entry = walk?.nextObject() as? URL {
      let isFolder = (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      if entry.lastPathComponent.hasPrefix(".") {
        walk?.skipDescendants()
      } else if !isFolder {
        paths.append(path(of: entry))
      } else if ProjectFile.packages.contains(entry.pathExtension) {
        walk?.skipDescendants()
        paths.append(path(of: entry))
      }
    }
    return paths.sorted()
  }

  private func path(of entry: URL) -> String {
    let base = location.resolvingSymlinksInPath().path
    let path = entry.resolvingSymlinksInPath().path
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : entry.lastPathComponent
  }
}
