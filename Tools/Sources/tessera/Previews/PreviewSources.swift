import Foundation

/// Finds the previews that a path leads to.
struct PreviewSources {
  private let options: SourceOptions
  private let toolchain: Toolchain

  init(_ options: SourceOptions, _ toolchain: Toolchain) {
    self.options = options
    self.toolchain = toolchain
  }

  /// The modules with previews.
  ///
  /// - Throws: `UsageError` if the path leads to nothing of the kind, `BuildProblem` if a manifest makes no sense.
  func modules() throws -> [PreviewModule] {
    switch try options.location(.preview) {
    case .files(let files):
      guard let owner = Self.owner(of: files[0]) else { return [alone(files)] }
      return try modules(of: owner, PreviewChoice(files)) ?? [alone(files)]
    case let location:
      return try modules(of: location, .all) ?? []
    }
  }

  /// The package or project around a file; nil if there is none.
  private static func owner(of file: String) -> SourceLocation? {
    var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      // A workspace that makes no sense is no reason not to show the file alone.
      if let owner = try? SourceLocation.directlyFound(in: folder) { return owner }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private func modules(of location: SourceLocation, _ choice: PreviewChoice) throws -> [PreviewModule]? {
    switch location {
    case .files: nil
    case .package(let folder): try PackagePreviews(folder, choice, options, toolchain).modules
    case .project(let project): try ProjectPreviews(project, choice, options, toolchain).modules()
    }
  }

  /// Files that belong to no package and no project.
  private func alone(_ files: [String]) -> PreviewModule {
    let name = files.count == 1 ? files[0] : options.path
    let title = URL(fileURLWithPath: name).standardizedFileURL.deletingPathExtension().lastPathComponent
    return PreviewModule(name: name) {
      let compiler = FileCompiler(files, options, toolchain)
      let library = try compiler.compile()
      let host = try compiler.host()
      return [
        PreviewSource(
          name: name, pictureName: title, library: library, root: name, program: host.program,
          environment: host.environment)
      ]
    }
  }
}
