import Foundation

extension FileCompiler {
  /// A program of the files, as it is shipped, and the resources that it looks for beside itself. Shows what the compiler
  /// says.
  ///
  /// - Throws: `BuildProblem` if the files do not compile, `CommandFailure` if they are no program.
  func program(named name: String) throws -> (program: URL, resources: [URL]) {
    guard files.contains(where: Self.hasEntryPoint) else {
      throw CommandFailure("\(options.path) is no app: no type in it is marked with @main")
    }
    // The names of the folders and files that the compiler is told go into the program (H11).
    let place = try CacheFolder(kind: "programs").lastingFolder(
      for: files.map(Self.absolutePath).joined(separator: "\n"))
    let folder = place.appendingPathComponent("app", isDirectory: true)
    try? FileManager.default.removeItem(at: folder)
    try resources.assemble(in: folder)
    let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let object = place.appendingPathComponent("program.o")
    try Toolchain.writeSystemModules(to: place)
    try compile(
      ["-c", "-parse-as-library", "-O", "-wmo", "-module-name", module, "-swift-version", swiftVersion], to: object,
      in: place)
    let program = folder.appendingPathComponent(name)
    try link(object, to: program)
    return (program, entries.sorted { $0.path < $1.path })
  }

  private static func hasEntryPoint(_ file: String) -> Bool {
    (try? String(contentsOfFile: file, encoding: .utf8))?.contains(/(?m)^\s*@main\b/) == true
  }

  private func link(_ object: URL, to program: URL) throws {
    let platform = try PlatformModules(of: persona, toolchain)?.linkArguments ?? []
    let result = try ChildProcess.run(
      toolchain.compiler,
      ["-emit-executable", object.path, "-o", program.path] + toolchain.linkArguments + platform,
      timeLimit: CompileLimit.file)
    guard result.outcome == .exited(0) else {
      throw BuildProblem(text: String(decoding: result.output, as: UTF8.self))
    }
  }
}
