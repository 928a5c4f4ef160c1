import Foundation
import TesseraProject

/// What a path leads to that programs are made of.
enum SourceLocation {
  case file(String)
  /// The folder of a package.
  case package(String)
  /// An `.xcodeproj`.
  case project(URL)

  /// - Parameters:
  ///   - path: a Swift file, the folder of a package or a project, an `.xcodeproj` or an `.xcworkspace`.
  ///   - usage: how the command is called, for messages.
  /// - Throws: `UsageError` if the path leads to nothing of the kind, `CommandFailure` for a workspace without projects.
  init(_ path: String, usage: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("there is no file or folder \(path)", usage: usage)
    }
    let location = URL(fileURLWithPath: path).standardizedFileURL
    if !isFolder.boolValue {
      self = .file(path)
    } else if let found = try Self.known(location) ?? Self.found(in: location) {
      self = found
    } else {
      throw UsageError("the folder \(path) holds neither a Package.swift nor an Xcode project", usage: usage)
    }
  }

  private static func known(_ location: URL) throws -> SourceLocation? {
    switch location.pathExtension {
    case "xcodeproj": return .project(location)
    case "xcworkspace":
      let projects = try ProjectWorkspace.projects(in: location)
      guard let first = projects.first(where: hasApp) ?? projects.first else {
        throw CommandFailure("the workspace \(location.path) names no project that is there")
      }
      return .project(first)
    default: return nil
    }
  }

  private static func hasApp(_ project: URL) -> Bool {
    (try? XcodeProject(project))?.targets.contains { $0.kind == .app } == true
  }

  /// A package comes before projects, and what lies in the folder before what lies in folders in it.
  private static func found(in folder: URL) throws -> SourceLocation? {
    let names = names(in: folder)
    if names.contains("Package.swift") { return .package(folder.path) }
    if let project = try project(in: folder) { return project }
    for name in names where !name.hasPrefix(".") {
      if let project = try project(in: folder.appendingPathComponent(name)) { return project }
    }
    return nil
  }

  private static func project(in folder: URL) throws -> SourceLocation? {
    let names = names(in: folder)
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map(folder.appendingPathComponent)
    if let project = projects.first(where: hasApp) { return .project(project) }
    if let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) {
      return try known(folder.appendingPathComponent(workspace))
    }
    return projects.first.map(SourceLocation.project)
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
