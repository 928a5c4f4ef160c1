import Foundation

/// Makes a dynamic library of Swift files that are one module.
struct FileCompiler {
  private static let libraryFile = "preview.so"
  private let files: [String]
  private let options: SourceOptions
  private let toolchain: Toolchain
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
    self.options = options
    self.toolchain = toolchain
  }

  /// The library of the files' content, made unless it is there already. Shows what the compiler says.
  ///
  /// - Throws: `BuildProblem` if the files do not compile.
  func compile() throws -> Library {
    let key = try key()
    let entry = try cache.entry(for: key) ?? makeLibrary(key: key)
    return Library(path: entry.appendingPathComponent(Self.libraryFile).path, module: module, key: key)
  }

  /// The same for all versions of the files, so that state finds its types again.
  private var module: String {
    "Preview_" + String(Data(files.map(Self.absolutePath).joined(separator: "\n").utf8).stableHash, radix: 36)
  }

  private var swiftVersion: String { options.swiftVersion ?? "5" }

  private func key() throws -> Data {
    let description = [Version.current, toolchain.fingerprint, swiftVersion, "\(options.isOnMainActor)"]
    var key = Data(description.joined(separator: "\n").utf8)
    for file in files {
      guard let source = FileManager.default.contents(atPath: file) else {
        throw BuildProblem(text: "\(file) cannot be read")
      }
      key += Data("\n\(Self.absolutePath(file)) \(source.count)\n".utf8) + source
    }
    return key
  }

  private static func absolutePath(_ file: String) -> String {
    URL(fileURLWithPath: file).standardizedFileURL.path
  }

  private func makeLibrary(key: Data) throws -> URL {
    try cache.makeEntry(for: key) { folder in
      try Toolchain.writeSystemModules(to: folder)
      let limit = options.compileLimit ?? CompileLimit.file
      let result = try ChildProcess.run(
        toolchain.compiler, arguments(in: folder), timeLimit: limit)
      var said = result.output
      if result.outcome == .timedOut { said += Data((CompileLimit.message(options.path, limit) + "\n").utf8) }
      guard result.outcome == .exited(0) else {
        throw BuildExplanation(files: files, toolchain).explained(String(decoding: said, as: UTF8.self))
      }
      Console.passOnError(said)
    }.entry
  }

  private func arguments(in folder: URL) -> [String] {
    var arguments = [
      "-emit-library", "-parse-as-library", "-Onone", "-gline-tables-only", "-module-name", module, "-swift-version",
      swiftVersion, "-Xlinker", "-Bsymbolic",
    ]
    arguments += toolchain.libraryArguments(systemModules: folder)
    if options.isOnMainActor { arguments += ["-default-isolation", "MainActor"] }
    // The compiler would take a relative path that begins with a hyphen or an at sign for something else.
    let paths = files.map { $0.first.map("-@".contains) == true ? Self.absolutePath($0) : $0 }
    return arguments + ["-o", folder.appendingPathComponent(Self.libraryFile).path] + paths
  }
}
