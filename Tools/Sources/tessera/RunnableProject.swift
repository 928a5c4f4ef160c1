import Foundation
import TesseraProject

/// The app of an Xcode project, built by a package that is made for it.
struct RunnableProject: RunnableSource {
  private let location: URL
  private let target: String?
  private let persona: Persona?
  private let toolchain: Toolchain
  /// In seconds.
  private let timeLimit: Double

  init(_ location: URL, target: String?, persona: Persona?, timeLimit: Double) throws {
    self.location = location
    self.target = target
    self.persona = persona
    self.timeLimit = timeLimit
    toolchain = try Toolchain()
  }

  /// Where the sources lie that a change has to be looked for in.
  var watchedFolder: String? { location.deletingLastPathComponent().path }

  func build() throws -> Build {
    let project = try XcodeProject(location, persona: persona)
    let app = try project.app(named: target)
    Self.tellWhatIsLeftOut(of: project, app)
    let folder = try CacheFolder(kind: "projects").lastingFolder(
      for: "\(location.path)\n\(app.name)\n\(app.persona.rawValue)")
    let package = GeneratedPackage(project, app: app, folder: folder.appendingPathComponent("package"))
    try package.write()
    for note in package.symbolNotes { Console.printError("tessera: \(note)") }
    let manager = PackageManager(folder: package.folder.path, name: "the project \(project.name)", timeLimit: timeLimit)
    if package.lacksPackages { _ = try manager.run("package", "resolve") }
    let resources = try PackageResources.all(in: package.packageFolders) { folder in
      let manager = PackageManager(folder: folder.path, name: "the package in \(folder.path)", timeLimit: timeLimit)
      // Nothing is written into the package's own folder.
      let scratch = package.folder.appendingPathComponent("manifests/\(folder.lastPathComponent)")
      return Data(try manager.run("package", "--scratch-path", scratch.path, "dump-package").utf8)
    }
    let converter = PageConverter()
    try package.collect(resources, convert: converter.picture)
    let program = try build(package, project, additions: package.additions(for: resources))
    let bundle = ResourceFolder(folder.appendingPathComponent("app"), convert: converter.picture)
    let appFolder = AppFolder(project, app: app, resources: bundle)
    return Build(program: try appFolder.assemble(program: program, packages: resources))
  }

  /// - Parameter additions: what follows the text of sources of packages.
  private func build(
    _ package: GeneratedPackage, _ project: XcodeProject, additions: [URL: String]
  ) throws -> URL {
    let toolset = package.folder.appendingPathComponent("toolset.json")
    let modules = package.folder.appendingPathComponent("modules", isDirectory: true)
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try Toolchain.writeSystemModules(to: modules)
    var options = toolchain.libraryArguments(systemModules: modules) + Self.impliedImports
    if let overlay = try package.writeOverlay(adding: additions) { options += ["-vfsoverlay", overlay.path] }
    // The package manager does not see that what is added changes.
    if let mark = Self.mark(of: additions) { options += ["-D", mark] }
    try Toolset(compilerOptions: options).write(to: toolset)
    let manager = PackageManager(
      folder: package.folder.path, name: "the project \(project.name)", timeLimit: timeLimit,
      buildArguments: ["--toolset", toolset.path])
    do {
      return try manager.build(package.productName)
    } catch let problem as BuildProblem {
      throw BuildProblem(text: Self.withRealPaths(problem.text, package))
    }
  }

  /// A compilation condition that is another one whenever the additions are others; nil if there are none.
  private static func mark(of additions: [URL: String]) -> String? {
    guard !additions.isEmpty else { return nil }
    let text = additions.sorted { $0.key.path < $1.key.path }.map(\.value).joined()
    return "TESSERA_ADDITIONS_" + String(Data(text.utf8).stableHash, radix: 36)
  }

  /// What `Foundation` brings with it on Apple's platforms.
  private static let impliedImports = ["Combine", "FoundationNetworking", "TesseraFoundation"].flatMap {
    ["-Xfrontend", "-import-module", "-Xfrontend", $0]
  }

  /// The compiler names links of the package; the owner knows the files that they lead to.
  private static func withRealPaths(_ text: String, _ package: GeneratedPackage) -> String {
    guard text.contains(package.folder.path) else { return text }
    return package.linkedSources.reduce(text) { $0.replacing($1.link.path, with: $1.source.path) }
  }

  private static func tellWhatIsLeftOut(of project: XcodeProject, _ app: ProjectTarget) {
    if !project.skippedTargets.isEmpty {
      Console.printError("tessera: skipped targets: \(project.skippedTargets.joined(separator: ", "))")
    }
    for file in project.closure(of: app).flatMap(\.unsupported) {
      Console.printError("tessera: \(file.path) is left out: files of type .\(file.pathExtension) have no use here")
    }
  }
}
