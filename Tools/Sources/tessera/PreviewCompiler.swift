import Foundation

/// Makes a dynamic library of one SwiftUI file.
struct PreviewCompiler {
  let toolchain: Toolchain
  let options: PreviewOptions

  private static let libraryFile = "preview.so"
  private let cache = CacheFolder(kind: "libraries")

  /// A compiled file.
  struct Library {
    let path: String
    let module: String
    /// Says everything that the library was made of.
    let key: Data
  }

  init(toolchain: Toolchain, options: PreviewOptions) {
    self.toolchain = toolchain
    self.options = options
  }

  /// The library of a file's content, made unless it is there already. Shows what the compiler says.
  ///
  /// - Throws: `BuildProblem` if the file does not compile.
  func compile(_ source: Data) throws -> Library {
    let key = key(of: source)
    let module = "Preview_" + String(key.stableHash, radix: 36)
    let entry = try cache.entry(for: key) ?? makeLibrary(key: key, module: module)
    return Library(path: entry.appendingPathComponent(Self.libraryFile).path, module: module, key: key)
  }

  private func key(of source: Data) -> Data {
    let description = [
      Version.current, toolchain.fingerprint, absolutePath, options.swiftVersion, "\(options.isOnMainActor)", "",
    ]
    return Data(description.joined(separator: "\n").utf8) + source
  }

  private var absolutePath: String {
    URL(fileURLWithPath: options.file).standardizedFileURL.path
  }

  private func makeLibrary(key: Data, module: String) throws -> URL {
    try cache.makeEntry(for: key) { folder in
      try Toolchain.writeSystemModules(to: folder)
      let result = try ChildProcess.run(
        toolchain.compiler, arguments(module: module, in: folder), timeLimit: options.compileLimit)
      var said = result.output
      if result.outcome == .timedOut {
        said += Data((CompileLimit.message(options.file, options.compileLimit) + "\n").utf8)
      }
      guard result.outcome == .exited(0) else { throw BuildProblem(text: String(decoding: said, as: UTF8.self)) }
      Console.passOnError(said)
    }.entry
  }

  private func arguments(module: String, in folder: URL) -> [String] {
    // The compiler would take a relative path that begins with a hyphen or an at sign for something else.
    let file = options.file.first.map("-@".contains) == true ? absolutePath : options.file
    var arguments = [
      "-emit-library", "-parse-as-library", "-Onone", "-gline-tables-only", "-module-name", module, "-swift-version",
      options.swiftVersion,
    ]
    arguments += toolchain.libraryArguments(systemModules: folder)
    if options.isOnMainActor { arguments += ["-default-isolation", "MainActor"] }
    return arguments + ["-o", folder.appendingPathComponent(Self.libraryFile).path, file]
  }
}
