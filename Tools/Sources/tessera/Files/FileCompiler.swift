import Foundation
import TesseraProject

/// Makes a dynamic library of Swift files that are one module.
struct FileCompiler {
  private static let libraryFile = "preview.so"
  private static let symbolFile = "GeneratedAssetSymbols.swift"
  let files: [String]
  let resources: FileResources
  let options: SourceOptions
  let toolchain: Toolchain
  let persona: Persona
  private let cache = CacheFolder(kind: "libraries")

  /// Compiled files.
  struct Library {
    let path: String
    let module: String
    /// Says everything that the library was made of.
    let key: Data
  }

  /// - Parameter files: as the user wrote them.
  init(_ files: [String], _ options: SourceOptions, _ toolchain: Toolchain) {
    self.files = files
    resources = FileResources(of: files)
    self.options = options
    self.toolchain = toolchain
    let sources = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    persona = options.persona ?? Persona(neededBy: sources)
  }

  /// The library of the files' content, made unless it is there already. Shows what the compiler says.
  ///
  /// - Throws: `BuildProblem` if the files do not compile.
  func compile() throws -> Library {
    let key = try key()
    let entry = try cache.entry(for: key, orMaking: makeLibrary)
    return Library(path: entry.appendingPathComponent(Self.libraryFile).path, module: module, key: key)
  }

  /// What opens libraries of the files: this tool, or, if there are resources, a copy of it beside those, because programs
  /// look for them there.
  struct Host {
    let program: URL
    /// What the program has to find in its environment.
    var environment: [String: String] = [:]
  }

  func host() throws -> Host {
    guard !resources.isEmpty else { return Host(program: toolchain.tool) }
    let cache = CacheFolder(kind: "files")
    let key = Data([toolchain.fingerprint, resources.fingerprint].joined(separator: "\n").utf8)
    let name = toolchain.tool.lastPathComponent
    let folder = try cache.entry(for: key, orMaking: makeHost)
    return Host(
      program: folder.appendingPathComponent(name),
      environment: ["LD_LIBRARY_PATH": toolchain.libraryFolder.path])
  }

  private func makeHost(in folder: URL) throws {
    try resources.assemble(in: folder)
    let copy = folder.appendingPathComponent(toolchain.tool.lastPathComponent)
    do {
      try FileManager.default.linkItem(at: toolchain.tool, to: copy)
    } catch {
      // The cache lies on another file system.
      try FileManager.default.copyItem(at: toolchain.tool, to: copy)
    }
  }

  /// The same for all versions of the files, so that state finds its types again.
  var module: String {
    "Preview_" + String(Data(files.map(Self.absolutePath).joined(separator: "\n").utf8).stableHash, radix: 36)
  }

  var swiftVersion: String { options.swiftVersion ?? "5" }

  private func key() throws -> Data {
    let description = [
      Version.current, toolchain.fingerprint, swiftVersion, "\(options.isOnMainActor)", persona.rawValue,
      resources.fingerprint,
    ]
    var key = Data(description.joined(separator: "\n").utf8)
    for file in files {
      guard let source = FileManager.default.contents(atPath: file) else {
        throw BuildProblem(text: "\(file) cannot be read")
      }
      key += Data("\n\(Self.absolutePath(file)) \(source.count)\n".utf8) + source
    }
    return key
  }

  static func absolutePath(_ file: String) -> String {
    URL(fileURLWithPath: file).standardizedFileURL.path
  }

  /// The compiler would take a relative path that begins with a hyphen or an at sign for something else.
  private static func compilerName(_ file: String) -> String {
    file.first.map("-@".contains) == true ? absolutePath(file) : file
  }

  private func makeLibrary(in folder: URL) throws {
    try Toolchain.writeSystemModules(to: folder)
    try compile(
      [
        "-emit-library", "-parse-as-library", "-Onone", "-gline-tables-only", "-module-name", module, "-swift-version",
        swiftVersion, "-Xlinker", "-Bsymbolic",
      ], to: folder.appendingPathComponent(Self.libraryFile), in: folder)
  }

  /// - Parameter folder: where files are written that the compiler reads.
  func compile(_ kind: [String], to output: URL, in folder: URL) throws {
    let limit = options.compileLimit ?? CompileLimit.file
    let result = try ChildProcess.run(
      toolchain.compiler, kind + (try arguments(in: folder)) + ["-o", output.path], timeLimit: limit)
    var said = result.output
    if result.outcome == .timedOut { said += Data((CompileLimit.message(options.path, limit) + "\n").utf8) }
    guard result.outcome == .exited(0) else {
      throw BuildExplanation(files: files, toolchain, persona: persona).explained(String(decoding: said, as: UTF8.self))
    }
    Console.passOnError(said)
  }

  /// Writes the source with the symbols of asset catalogs; nil if there are none.
  private func symbolFile(in folder: URL) throws -> String? {
    guard let symbols = resources.symbols(persona) else { return nil }
    let file = folder.appendingPathComponent(Self.symbolFile)
    try Data(symbols.utf8).write(to: file)
    return file.path
  }

  /// What has the files find the modules of their platform, and their conditions hold for it.
  private func platformArguments(in folder: URL) throws -> [String] {
    guard let platform = try PlatformModules(of: persona, toolchain) else { return [] }
    let overlay = try SourceOverlay(folder.appendingPathComponent("overlay"), persona).write(
      for: files.map { URL(fileURLWithPath: Self.absolutePath($0)) }, named: files.map(Self.compilerName))
    return platform.arguments + ImpliedImports.arguments(forFiles: files, persona: persona)
      + (overlay.map { ["-vfsoverlay", $0.path] } ?? [])
  }

  private func arguments(in folder: URL) throws -> [String] {
    var arguments = toolchain.libraryArguments(systemModules: folder)
    arguments += try platformArguments(in: folder)
    if options.isOnMainActor { arguments += ["-default-isolation", "MainActor"] }
    let paths = files.map(Self.compilerName)
    return arguments + paths + (try symbolFile(in: folder).map { [$0] } ?? [])
  }
}
