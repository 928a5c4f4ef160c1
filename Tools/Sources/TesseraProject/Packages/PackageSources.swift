import Foundation

/// The sources of packages that can be meant for a platform.
public enum PackageSources {
  /// Files that import a framework of user interfaces and have conditions or classes, and those with Objective-C that name no platform: in others,
  /// `os(Linux)` has to stay true.
  public static func ofPlatform(in folders: [URL]) -> [URL] {
    folders.flatMap(swiftFiles).filter { file in
      guard let source = try? String(contentsOf: file, encoding: .utf8) else { return false }
      let hasObjectiveC = ObjectiveCForms.rewritten(source) != nil
      guard hasObjectiveC || ["#if", "class ", "override "].contains(where: source.contains) else { return false }
      return hasObjectiveC && !source.contains(/\bos\s*\(/)
        || source.contains(/(?m)^\s*(@\w+\s+)*(public\s+|internal\s+)?import\s+(SwiftUI|UIKit|AppKit)\b/)
    }
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    var files: [URL] = []
    let walk = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let entry = walk?.nextObject() as? URL { if entry.pathExtension == "swift" { files.append(entry) } }
    return files.sorted { $0.path < $1.path }
  }
}
