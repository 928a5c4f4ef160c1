import Foundation
import TesseraProject

/// What a path leads to that programs are made of.
enum SourceLocation {
  /// Swift files that are one module, as the user would write them.
  case files([String])
  /// The folder of a package.
  case package(String)
  /// An `.xcodeproj`.
  case project(URL)

  /// - Parameters:
  ///   - path: a Swift file or a folder of such, the folder of a package or a project, an `.xcodeproj` or an
  ///     `.xcworkspace`.
  ///   - command: that was given the path, for messages.
  /// - Throws: `UsageError` if the path leads to nothing of the kind, `CommandFailure` for a workspace without projects.
  init(_ path: String, _ command: Command) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw command.error("there is no file or folder \(path)")
    }
    let location = URL(fileURLWithPath: path).standardizedFileURL
    if !isFolder.boolValue {
      self = .files([path])
    } else if let found = try Self.known(location) ?? Self.found(in: location) ?? Self.files(in: path) {
      self = found
    } else {
      throw command.error("the folder \(path) holds neither a Package.swift nor an Xcode project nor Swift files")
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
    if let found = try directlyFound(in: folder) { return found }
    for name in names(in: folder) where !name.hasPrefix(".") {
      if let project = try project(in: folder.appendingPathComponent(name)) { return project }
    }
    return nil
  }

  /// The package or project that lies in a folder itself; nil if there is none.
  static func directlyFound(in folder: URL) throws -> SourceLocation? {
    if names(in: folder).contains("Package.swift") { return .package(folder.path) }
    return try project(in: folder)
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

  private static func files(in folder: String) -> SourceLocation? {
    let files = SwiftFiles.paths(below: folder)
    return files.isEmpty ? nil : .files(files)
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

extension SourceLocation {
  /// What a location can be.
  struct Kinds: OptionSet {
    let rawValue: Int

    static let files = Kinds(rawValue: 1)
    static let package = Kinds(rawValue: 2)
    static let project = Kinds(rawValue: 4)

    private static let names: [(Kinds, singular: String, plural: String)] = [
      (.files, "a Swift file or a folder of such", "Swift files"), (.package, "a package", "packages"),
      (.project, "an Xcode project", "Xcode projects"),
    ]

    /// Of a single kind.
    var name: String { Self.names.first { contains($0.0) }?.singular ?? "nothing" }

    var list: String { Self.names.filter { contains($0.0) }.map(\.plural).joined(separator: " and ") }
  }

  var kind: Kinds {
    switch self {
    case .files: .files
    case .package: .package
    case .project: .project
    }
  }
}
