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
  private let additions: PackageAdditions
  /// The targets of packages that have resources.
  var packageResources: [PackageResources] { additions.resources }
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
    try Self.checkModuleNames(project.closure(of: [app] + tests), toolchain)
    let purpose = tests.isEmpty ? "" : "\ntests"
    folder = try CacheFolder(kind: "projects").lastingFolder(
      for: [chosen.location.path, app.name, app.persona.rawValue + purpose, project.configuration].joined(
        separator: "\n"))
    package = GeneratedPackage(project, app: app, tests: tests, folder: folder.appendingPathComponent("package"))
    try package.write()
    additions = PackageAdditions(
      try Self.resources(ofPackagesOf: package, project, options), in: package.packageResourceFolder)
    try additions.collect(convert: converter.picture)
    timeLimit = options.packageLimit
    let toolset = package.folder.appendingPathComponent("toolset.json")
    try Toolset(compilerOptions: Self.compilerOptions(package, app.persona, toolchain, platform, additions)).write(
      to: toolset)
    manager = PackageManager(
      folder: package.folder.path, name: "the project \(project.name)", timeLimit: options.packageLimit,
      buildArguments: ["--toolset", toolset.path] + (app.isOptimized || options.isShipped ? ["-c", "release"] : []))
  }

  /// Two modules of one name cannot be told apart.
  private static func checkModuleNames(_ targets: [ProjectTarget], _ toolchain: Toolchain) throws {
    let taken = toolchain.moduleNames
    for target in targets where taken.contains(target.moduleName) || target.persona.modules.contains(target.moduleName)
    {
      throw CommandFailure(
        "the module of the target \"\(target.name)\" is called \(target.moduleName), and so is one of the modules that apps "
          + "import. The build setting PRODUCT_MODULE_NAME gives it another name.")
    }
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
      try PackageManager.manifest(of: folder, scratch: package.folder, timeLimit: options.packageLimit)
    }
  }

  private static func compilerOptions(
    _ package: GeneratedPackage, _ persona: Persona, _ toolchain: Toolchain, _ platform: PlatformModules?,
    _ additions: PackageAdditions
  ) throws -> [String] {
    let modules = package.folder.appendingPathComponent("modules", isDirectory: true)
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try Toolchain.writeSystemModules(to: modules)
    var options =
      toolchain.libraryArguments(systemModules: modules) + (platform?.arguments ?? [])
      + ImpliedImports.arguments(forFiles: package.linkedSources.map(\.source.path), persona: persona)
      + Toolchain.moduleCacheArguments
    if let overlay = try package.writeOverlay(adding: additions.sources) { options += ["-vfsoverlay", overlay.path] }
    if let mark = additions.mark { options += ["-D", mark] }
    return options
  }

  /// Has the compiler read sources as they are now where it reads copies of them.
  func refreshOverlay() throws {
    _ = try package.writeOverlay(adding: additions.sources)
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
    Notes(file: folder.appendingPathComponent("notes.txt"))
      .show(
        (chosen.problems + (skipped.isEmpty ? [] : ["skipped targets: \(skipped)"])
          + LeftOutFiles(of: app, in: project).notes
          + project.remotePackages.map(\.note) + package.symbolNotes).map { "tessera: \($0)" }
          + ObjectiveCNotes.lines(of: package.linkedSources.map(\.source.path)))
  }
}
