import Foundation
import TesseraPreview

/// The source files of shaders below some folders, and what cannot be used of them.
enum ShaderFiles {
  private static let mostFiles = 10_000

  /// What cannot be used, a line each, as compilers print it.
  ///
  /// - Parameter paths: source files and folders. Of a file, those beside it count.
  static func problems(of paths: [String]) -> [ShaderReview.Problem] {
    let files = Set(paths.flatMap(files)).sorted()
    return files.isEmpty ? [] : ShaderReview(paths: files).problems
  }

  private static func files(at path: String) -> [String] {
    if path.hasSuffix(".metal") { return [path] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
    guard isFolder.boolValue, !isProject else { return beside(path) }
    return names(below: path).map { path == "." ? $0 : (path as NSString).appendingPathComponent($0) }
  }

  /// The files in the folder that a file or a project lies in.
  private static func beside(_ path: String) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.hasSuffix(".metal") }.map { (folder as NSString).appendingPathComponent($0) }
  }

  private static func names(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while names.count < mostFiles, let name = walk.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        walk.skipDescendants()
      } else if name.hasSuffix(".metal") {
        names.append(name)
      }
    }
    return names
  }
}
