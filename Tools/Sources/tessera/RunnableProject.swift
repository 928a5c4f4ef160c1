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
    let program = try build(package, project)
    let appFolder = AppFolder(project, app: app, folder: folder.appendingPathComponent("app"))
    return Build(program: try appFolder.assemble(program: program))
  }

  private func build(_ package: GeneratedPackage, _ project: XcodeProject) throws -> URL {
    let toolset = package.folder.appendingPathComponent("toolset.json")
    let modules = package.folder.appendingPathComponent("modules", isDirectory: true)
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try Toolchain.writeSystemModules(to: modules)
    var options = toolchain.libraryArguments(systemModules: modules) + Self.impliedImports
    if let overlay = try package.writeOverlay() { options += ["-vfsoverlay", overlay.path] }
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

  /// What `Foundation` brings with it on Apple's platforms.
  private static let impliedImports = ["Combine", "FoundationNetworking"].flatMap {
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
