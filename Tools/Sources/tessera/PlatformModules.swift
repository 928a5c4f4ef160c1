import Foundation
import TesseraProject

/// The modules of Apple's systems that an app for one of them can import, compiled once for all apps.
struct PlatformModules {
  private static let libraryName = "TesseraPlatform"
  /// The library of modules that most apps do not use, and what they stand on.
  private static let separateLibraries = [
    "TesseraMediaLayers": "TesseraPlatformMedia", "TesseraWebViews": "TesseraPlatformWeb",
  ]
  /// The modules among them that belong to Tessera's own package.
  private static let ownModules: Set = [
    "TesseraActions", "TesseraAppKit", "TesseraMediaLayers", "TesseraUIKit", "TesseraWebViews",
  ]
  /// The folder with the modules and their library.
  private let folder: URL
  private let impliedModules: [String]

  /// A module and what it is compiled from.
  private struct Module {
    let name: String
    let sources: [URL]
    /// The options that it alone is compiled with.
    let options: [String]
  }

  /// Compiles the modules, unless that was done before.
  ///
  /// - Returns: nil if the platform has none.
  /// - Throws: `CommandFailure` if their sources are not there, or do not compile.
  init?(of persona: Persona, _ toolchain: Toolchain) throws {
    guard !persona.modules.isEmpty else { return nil }
    impliedModules = persona.impliedModules
    if let installed = toolchain.installedModules(of: persona) {
      folder = installed
      return
    }
    guard let tessera = TesseraFolder.folderOfTool(toolchain) else {
      throw CommandFailure("the folder of Tessera that this program was built in is not there any more")
    }
    let modules = try Self.modules(of: persona, in: tessera)
    let contents = try modules.flatMap(\.sources).map { try String(contentsOf: $0, encoding: .utf8) }
    let key = Data(
      ([Version.current, toolchain.fingerprint, persona.rawValue] + contents).joined(separator: "\n").utf8)
    folder = try CacheFolder(kind: "platforms").entry(for: key) {
      // The library that they are used with was built for debugging, too.
      try Self.compile(
        modules, toolchain, optimization: "-Onone", findingItsLibraryIn: toolchain.libraryFolder.path, to: $0)
    }
  }

  /// What has a compiler see the modules and link them.
  var arguments: [String] {
    ["-I", folder.path] + impliedModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      + linkArguments
  }

  /// What has a program or a library linked with the modules.
  var linkArguments: [String] {
    // A program is linked with the separate libraries if it uses them.
    let separate = ["--as-needed"] + Self.separateLibraries.values.sorted().map { "-l\($0)" }
    return ["-L", folder.path, "-l\(Self.libraryName)", "-Xlinker", "-rpath", "-Xlinker", folder.path]
      + separate.flatMap { ["-Xlinker", $0] }
  }

  private static func modules(of persona: Persona, in tessera: URL) throws -> [Module] {
    try persona.modules.map { name in
      let isOwn = ownModules.contains(name)
      let folder = tessera.appendingPathComponent(
        isOwn ? "Sources/\(name)" : "Packages/ApplePlatforms/Sources/\(name)", isDirectory: true)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
      guard !sources.isEmpty else { throw CommandFailure("\(folder.path) has no sources") }
      var options = isOwn ? ["-package-name", packageName(of: tessera)] : []
      // Views of the web are views of the platform.
      if persona == .macos { options += ["-D", "APPKIT"] }
      return Module(name: name, sources: sources, options: options)
    }
  }

  /// What the package manager calls the package in a folder when it talks to the compiler.
  private static func packageName(of folder: URL) -> String {
    let name = folder.standardizedFileURL.resolvingSymlinksInPath().lastPathComponent.lowercased()
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Compiles the modules of a platform into a folder.
  ///
  /// - Parameter tessera: the folder of Tessera.
  static func compile(for persona: Persona, of tessera: URL, _ toolchain: Toolchain, to folder: URL) throws {
    // An installation is moved to its place when it is whole.
    let library = toolchain.isInstalled ? "$ORIGIN/../.." : toolchain.libraryFolder.path
    try compile(
      modules(of: persona, in: tessera), toolchain, optimization: "-O", findingItsLibraryIn: library, to: folder)
  }

  /// Compiles modules in order, and links what they hold into one library.
  private static func compile(
    _ modules: [Module], _ toolchain: Toolchain, optimization: String, findingItsLibraryIn place: String,
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
          "-swift-version", "6", "-parse-as-library", optimization, "-wmo", "-module-name", module.name, "-emit-module",
          "-emit-object",
        ] + outputs + module.options + ["-I", folder.path] + library + module.sources.map(\.path))
    }
    func link(_ library: String, _ modules: [Module], _ arguments: [String]) throws {
      let objects = modules.map { file("\($0.name).o") }
      try run(
        toolchain,
        ["-emit-library", "-o", file("lib\(library).so")] + objects + arguments
          + toolchain.linkArguments(findingItIn: place))
    }
    try link(libraryName, modules.filter { separateLibraries[$0.name] == nil }, [])
    for module in modules {
      guard let library = separateLibraries[module.name] else { continue }
      let own = ["-L", folder.path, "-l\(libraryName)", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
      try link(library, [module], own)
    }
  }

  private static func run(_ toolchain: Toolchain, _ arguments: [String]) throws {
    let result = try ChildProcess.run(toolchain.compiler, arguments, timeLimit: CompileLimit.package)
    guard result.outcome == .exited(0) else {
      throw CommandFailure(
        "the modules of the platform do not compile:\n" + String(decoding: result.output, as: UTF8.self))
    }
  }
}
