import Foundation
import TesseraProject

/// Finds and builds the previews that a path leads to.
struct PreviewSources {
  private let options: SourceOptions
  private let toolchain: Toolchain

  init(_ options: SourceOptions, _ toolchain: Toolchain) {
    self.options = options
    self.toolchain = toolchain
  }

  /// The previews, file by file.
  ///
  /// - Throws: `BuildProblem` if something does not compile, `UsageError` if the path leads to nothing of the kind.
  func build() throws -> [PreviewSource] {
    switch try options.location(.preview) {
    case .files(let files):
      guard files.count == 1, let owner = Self.owner(of: files[0]) else { return [try alone(files)] }
      return try build(owner, only: files[0]) ?? [try alone(files)]
    case let location:
      return try build(location, only: nil) ?? []
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

  private func alone(_ files: [String]) throws -> PreviewSource {
    let library = try FileCompiler(files, options, toolchain).compile()
    let name = files.count == 1 ? files[0] : options.path
    let title = URL(fileURLWithPath: name).standardizedFileURL.deletingPathExtension().lastPathComponent
    return PreviewSource(name: name, pictureName: title, library: library, root: name, program: toolchain.tool)
  }

  /// - Parameter file: the one whose previews are meant; nil for all.
  /// - Returns: nil if that file does not belong to the package or project.
  private func build(_ location: SourceLocation, only file: String?) throws -> [PreviewSource]? {
    let wanted = file.map { URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path }
    func isWanted(_ path: String) -> Bool {
      wanted == nil || wanted == URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    switch location {
    case .files: return nil
    case .package(let folder): return try package(folder, only: file, isWanted)
    case .project(let project): return try self.project(project, only: file, isWanted)
    }
  }

  private func package(
    _ folder: String, only file: String?, _ isWanted: (String) -> Bool
  ) throws -> [PreviewSource]? {
    let package = try PackageBuild(folder: folder, options, for: .previews)
    let targets = package.description.targets.filter { target in
      !target.isTest && !target.isTool && target.swiftFiles(in: package.description.path).contains(where: isWanted)
    }
    guard file == nil || !targets.isEmpty else { return nil }
    let files = targets.flatMap { target in
      target.swiftFiles(in: package.description.path).filter(isWanted).compactMap {
        PreviewFile($0, module: target.c99name)
      }
    }
    // A file that is named is compiled even if nothing in it looks like a preview.
    guard file != nil || !files.isEmpty else { return [] }
    let binaries = try package.explaining { try $0.buildModules(of: file == nil ? nil : targets[0].name) }
    let libraries = try ModuleLibrary(binaries, toolchain)
    return try files.map { found in
      PreviewSource(
        name: file ?? ShownPath.of(found.path), pictureName: Self.pictureName(of: found, among: files),
        library: try libraries.library(of: found.module), selection: found.selection,
        root: package.description.path, program: toolchain.tool)
    }
  }

  private func project(
    _ location: URL, only file: String?, _ isWanted: (String) -> Bool
  ) throws -> [PreviewSource]? {
    let build = try ProjectBuild(location, options)
    let targets = build.project.closure(of: build.app)
    guard file == nil || targets.contains(where: { $0.sources.map(\.path).contains(where: isWanted) }) else {
      return nil
    }
    if file == nil { build.tellWhatIsLeftOut() }
    let files = targets.flatMap { target in
      target.sources.map(\.path).filter(isWanted).compactMap { PreviewFile($0, module: target.moduleName) }
    }
    guard file != nil || !files.isEmpty else { return [] }
    let binaries = try build.explaining { try $0.buildModules(of: build.app.moduleName) }
    let library = try ModuleLibrary(binaries, toolchain).library(of: build.app.moduleName)
    let program = try build.appFolder.assemble(program: toolchain.tool)
    return files.map { found in
      PreviewSource(
        name: file ?? ShownPath.of(found.path), pictureName: Self.pictureName(of: found, among: files),
        library: FileCompiler.Library(path: library.path, module: found.module, key: library.key),
        selection: found.selection, root: build.project.folder.path, program: program,
        environment: ["LD_LIBRARY_PATH": toolchain.libraryFolder.path], withRealPaths: build.withRealPaths)
    }
  }

  /// Files of several modules can have one name.
  private static func pictureName(of file: PreviewFile, among files: [PreviewFile]) -> String {
    let isUnique = files.count { $0.title == file.title } == 1
    return isUnique ? file.title : "\(file.module)-\(file.title)"
  }
}
