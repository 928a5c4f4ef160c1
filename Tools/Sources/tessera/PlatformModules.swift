import Foundation
import TesseraProject

/// The modules of Apple's systems that an app for one of them can import, compiled once for all apps.
struct PlatformModules {
  private static let libraryName = "TesseraPlatform"
  /// The folder with the modules and their library.
  private let folder: URL

  /// Compiles the modules, unless that was done before.
  ///
  /// - Returns: nil if the platform has none.
  /// - Throws: `CommandFailure` if their sources are not there, or do not compile.
  init?(of persona: Persona, _ toolchain: Toolchain) throws {
    guard !persona.modules.isEmpty else { return nil }
    if let installed = toolchain.installedModules(of: persona) {
      folder = installed
      return
    }
    let sources = try Self.sources(of: persona, in: Self.sourceFolder(toolchain))
    let contents = try sources.flatMap(\.1).map { try String(contentsOf: $0, encoding: .utf8) }
    let key = Data(
      ([Version.current, toolchain.fingerprint, persona.rawValue] + contents).joined(separator: "\n").utf8)
    let cache = CacheFolder(kind: "platforms")
    folder =
      try cache.entry(for: key)
      ?? cache.makeEntry(for: key) {
        try Self.compile(sources, toolchain, findingItsLibraryIn: toolchain.libraryFolder.path, to: $0)
      }.entry
  }

  /// What has a compiler see the modules and link them.
  var arguments: [String] { ["-I", folder.path] + linkArguments }

  /// What has a program or a library linked with the modules.
  var linkArguments: [String] {
    ["-L", folder.path, "-l\(Self.libraryName)", "-Xlinker", "-rpath", "-Xlinker", folder.path]
  }

  private static func sourceFolder(_ toolchain: Toolchain) throws -> URL {
    guard let tessera = TesseraFolder.folderOfTool(toolchain) else {
      throw CommandFailure("the folder of Tessera that this program was built in is not there any more")
    }
    return tessera.appendingPathComponent("Packages/ApplePlatforms/Sources", isDirectory: true)
  }

  private static func sources(of persona: Persona, in folder: URL) throws -> [(String, [URL])] {
    try persona.modules.map { module in
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent(module, isDirectory: true), includingPropertiesForKeys: nil)
      return (module, files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path })
    }
  }

  /// Compiles the modules of a platform into a folder.
  ///
  /// - Parameter sources: a folder with the sources of each module in a folder of its name.
  static func compile(for persona: Persona, sources: URL, _ toolchain: Toolchain, to folder: URL) throws {
    // An installation is moved to its place when it is whole.
    let library = toolchain.isInstalled ? "$ORIGIN/../.." : toolchain.libraryFolder.path
    try compile(Self.sources(of: persona, in: sources), toolchain, findingItsLibraryIn: library, to: folder)
  }

  /// Compiles modules in order, and links what they hold into one library.
  private static func compile(
    _ modules: [(name: String, sources: [URL])], _ toolchain: Toolchain, findingItsLibraryIn place: String,
    to folder: URL
  ) throws {
    let systemModules = folder.appendingPathComponent("system", isDirectory: true)
    try FileManager.default.createDirectory(at: systemModules, withIntermediateDirectories: true)
    try Toolchain.writeSystemModules(to: systemModules)
    // An app has such modules of its own, and the compiler looks for them in folders of folders.
    defer { try? FileManager.default.removeItem(at: systemModules) }
    let library = toolchain.libraryArguments(systemModules: systemModules) + Toolchain.moduleCacheArguments
    func file(_ name: String) -> String { folder.appendingPathComponent(name).path }
    for module in modules {
      let outputs = ["-emit-module-path", file("\(module.name).swiftmodule"), "-o", file("\(module.name).o")]
      try run(
        toolchain,
        [
          "-swift-version", "6", "-parse-as-library", "-O", "-wmo", "-module-name", module.name, "-emit-module",
          "-emit-object",
        ] + outputs + ["-I", folder.path] + library + module.sources.map(\.path))
    }
    let objects = modules.map { file("\($0.name).o") }
    try run(
      toolchain,
      ["-emit-library", "-o", file("lib\(libraryName).so")] + objects + toolchain.linkArguments(findingItIn: place))
  }

  private static func run(_ toolchain: Toolchain, _ arguments: [String]) throws {
    let result = try ChildProcess.run(toolchain.compiler, arguments, timeLimit: CompileLimit.file)
    guard result.outcome == .exited(0) else {
      throw CommandFailure(
        "the modules of the platform do not compile:\n" + String(decoding: result.output, as: UTF8.self))
    }
  }
}
