import Foundation
import TesseraProject

/// How an app of a project is built here: by a package that is made for it in the cache.
struct ProjectBuild {
  let chosen: ChosenProject
  var project: XcodeProject { chosen.project }
  /// The app; for the tests of a project without one, the first target of tests.
  let app: ProjectTarget
  let package: GeneratedPackage
  let manager: PackageManager
  /// Everything that is made of the project is in it.
  let folder: URL
  private let toolchain: Toolchain
  /// What the app can import of its platform; nil for nothing.
  let platform: PlatformModules?
  /// The targets of packages that have resources.
  let packageResources: [PackageResources]
  private let converter = PageConverter()
  private let timeLimit: Double

  /// Writes the package.
  ///
  /// - Throws: `ProjectProblem` or `CommandFailure` if there is nothing that can be built.
  init(_ location: URL, _ options: SourceOptions) throws {
    let chosen = try ChosenProject(location, options)
    try self.init(chosen, try chosen.app(), tests: [], options)
  }

  /// - Parameters:
  ///   - app: the target whose platform is that of the package.
  ///   - tests: targets of tests that are built with it.
  init(
    _ chosen: ChosenProject, _ app: ProjectTarget, tests: [ProjectTarget], _ options: SourceOptions
  ) throws {
    self.chosen = chosen
    let project = chosen.project
    self.app = app
    toolchain = try Toolchain()
    platform = try PlatformModules(of: app.persona, toolchain)
    let purpose = tests.isEmpty ? "" : "\ntests"
    folder = try CacheFolder(kind: "projects").lastingFolder(
      for: [chosen.location.path, app.name, app.persona.rawValue + purpose, project.configuration].joined(
        separator: "\n"))
    package = GeneratedPackage(project, app: app, tests: tests, folder: folder.appendingPathComponent("package"))
    try package.write()
    packageResources = try Self.resources(ofPackagesOf: package, project, options)
    try package.collect(packageResources, convert: converter.picture)
    timeLimit = options.packageLimit
    let additions = package.additions(for: packageResources)
    let toolset = package.folder.appendingPathComponent("toolset.json")
    try Toolset(compilerOptions: Self.compilerOptions(package, toolchain, platform, additions)).write(to: toolset)
    manager = PackageManager(
      folder: package.folder.path, name: "the project \(project.name)", timeLimit: options.packageLimit,
      buildArguments: ["--toolset", toolset.path] + (app.isOptimized ? ["-c", "release"] : []))
  }

  private static func resources(
    ofPackagesOf package: GeneratedPackage, _ project: XcodeProject, _ options: SourceOptions
  ) throws -> [PackageResources] {
    if package.lacksPackages {
      let manager = PackageManager(
        folder: package.folder.path, name: "the project \(project.name)", timeLimit: options.packageLimit)
      _ = try manager.run("package", "resolve")
    }
    return try PackageResources.all(in: package.packageFolders) { folder in
      let manager = PackageManager(
        folder: folder.path, name: "the package in \(folder.path)", timeLimit: options.packageLimit)
      // Nothing is written into the package's own folder.
      let scratch = package.folder.appendingPathComponent("manifests/\(folder.lastPathComponent)")
      return Data(try manager.run("package", "--scratch-path", scratch.path, "dump-package").utf8)
    }
  }

  /// - Parameter additions: what follows the text of sources of packages.
  private static func compilerOptions(
    _ package: GeneratedPackage, _ toolchain: Toolchain, _ platform: PlatformModules?, _ additions: [URL: String]
  ) throws -> [String] {
    let modules = package.folder.appendingPathComponent("modules", isDirectory: true)
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try Toolchain.writeSystemModules(to: modules)
    var options =
      toolchain.libraryArguments(systemModules: modules) + (platform?.arguments ?? [])
      + ImpliedImports.arguments(forFiles: package.linkedSources.map(\.source.path))
      + Toolchain.moduleCacheArguments
    if let overlay = try package.writeOverlay(adding: additions) { options += ["-vfsoverlay", overlay.path] }
    // The package manager does not see that what is added changes.
    if let mark = mark(of: additions) { options += ["-D", mark] }
    return options
  }

  /// A compilation condition that is another one whenever the additions are others; nil if there are none.
  private static func mark(of additions: [URL: String]) -> String? {
    guard !additions.isEmpty else { return nil }
    let text = additions.sorted { $0.key.path < $1.key.path }.map(\.value).joined()
    return "TESSERA_ADDITIONS_" + String(Data(text.utf8).stableHash, radix: 36)
  }

  /// Has the compiler read sources as they are now where it reads copies of them.
  func refreshOverlay() throws {
    _ = try package.writeOverlay(adding: package.additions(for: packageResources))
  }

  /// What can be done with the app that was built, once sources have changed; nil if the compiler took it as a whole.
  func reloadable(_ program: URL) throws -> ReloadableBuild? {
    guard !app.isOptimized else { return nil }
    return try ReloadableBuild(
      program, module: app.moduleName, .ofTool, toolchain, platform: platform, timeLimit: timeLimit)
  }

  /// What the scheme has the app started with.
  var launchArguments: [String] { (chosen.scheme?.arguments ?? []).map(app.settings.expand) }

  var launchEnvironment: [String: String] { (chosen.scheme?.environment ?? [:]).mapValues(app.settings.expand) }

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
    let resources = ResourceFolder(folder.appendingPathComponent("app"), convert: converter.picture)
    return AppFolder(project, app: app, resources: resources)
  }

  /// Says what of the project is left out, unless that was said before.
  func tellWhatIsLeftOut() {
    let skipped = project.skippedTargets.joined(separator: ", ")
    let files = project.closure(of: app).flatMap(\.unsupported).map {
      "tessera: \($0.path) is left out: files of type .\($0.pathExtension) have no use here"
    }
    Notes(file: folder.appendingPathComponent("notes.txt"))
      .show(
        chosen.problems.map { "tessera: \($0)" } + (skipped.isEmpty ? [] : ["tessera: skipped targets: \(skipped)"])
          + files
          + package.symbolNotes.map { "tessera: \($0)" })
  }
}
