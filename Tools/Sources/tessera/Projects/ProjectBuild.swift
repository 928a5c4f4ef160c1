import Foundation
import TesseraProject

/// How an app of a project is built here: by a package that is made for it in the cache.
struct ProjectBuild {
  let project: XcodeProject
  /// The app; for the tests of a project without one, the first target of tests.
  let app: ProjectTarget
  let package: GeneratedPackage
  let manager: PackageManager
  /// Everything that is made of the project is in it.
  let folder: URL
  private let toolchain: Toolchain
  /// What the app can import of its platform; nil for nothing.
  let platform: PlatformModules?

  /// Writes the package.
  ///
  /// - Throws: `ProjectProblem` or `CommandFailure` if there is nothing that can be built.
  init(_ location: URL, _ options: SourceOptions) throws {
    let project = try XcodeProject(location, persona: options.persona)
    try self.init(location, project, try project.app(named: options.target), tests: [], options)
  }

  /// - Parameters:
  ///   - app: the target whose platform is that of the package.
  ///   - tests: targets of tests that are built with it.
  init(
    _ location: URL, _ project: XcodeProject, _ app: ProjectTarget, tests: [ProjectTarget], _ options: SourceOptions
  ) throws {
    self.project = project
    self.app = app
    toolchain = try Toolchain()
    platform = try PlatformModules(of: app.persona, toolchain)
    let purpose = tests.isEmpty ? "" : "\ntests"
    folder = try CacheFolder(kind: "projects").lastingFolder(
      for: "\(location.path)\n\(app.name)\n\(app.persona.rawValue)\(purpose)")
    package = GeneratedPackage(project, app: app, tests: tests, folder: folder.appendingPathComponent("package"))
    try package.write()
    let toolset = package.folder.appendingPathComponent("toolset.json")
    try Toolset(compilerOptions: Self.compilerOptions(package, toolchain, platform)).write(to: toolset)
    manager = PackageManager(
      folder: package.folder.path, name: "the project \(project.name)", timeLimit: options.packageLimit,
      buildArguments: ["--toolset", toolset.path])
  }

  private static func compilerOptions(
    _ package: GeneratedPackage, _ toolchain: Toolchain, _ platform: PlatformModules?
  ) throws -> [String] {
    let modules = package.folder.appendingPathComponent("modules", isDirectory: true)
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try Toolchain.writeSystemModules(to: modules)
    let options =
      toolchain.libraryArguments(systemModules: modules) + (platform?.arguments ?? []) + Toolchain.impliedImports
      + Toolchain.moduleCacheArguments
    guard let overlay = try package.writeOverlay() else { return options }
    return options + ["-vfsoverlay", overlay.path]
  }

  /// Runs a build. If it fails, its messages get the files' own names, and what is missing is explained.
  func explaining<Result>(_ build: (PackageManager) throws -> Result) throws -> Result {
    do {
      return try build(manager)
    } catch let problem as BuildProblem {
      let sources = package.linkedSources
      let explanation = BuildExplanation(
        files: sources.map(\.source.path), toolchain, persona: app.persona,
        modules: Set(project.targets.map(\.moduleName)))
      throw explanation.explained(withRealPaths(problem.text))
    }
  }

  /// The compiler names links of the package; the owner knows the files that they lead to.
  func withRealPaths(_ text: String) -> String {
    guard text.contains(package.folder.path) else { return text }
    return package.linkedSources.reduce(text) { $0.replacing($1.link.path, with: $1.source.path) }
  }

  /// The folder that a program of the app has to lie in to find its resources.
  var appFolder: AppFolder {
    AppFolder(project, app: app, folder: folder.appendingPathComponent("app"))
  }

  /// Says what of the project is left out, unless that was said before.
  func tellWhatIsLeftOut() {
    let skipped = project.skippedTargets.joined(separator: ", ")
    let files = project.closure(of: app).flatMap(\.unsupported).map {
      "tessera: \($0.path) is left out: files of type .\($0.pathExtension) have no use here"
    }
    Notes(file: folder.appendingPathComponent("notes.txt"))
      .show((skipped.isEmpty ? [] : ["tessera: skipped targets: \(skipped)"]) + files)
  }
}
