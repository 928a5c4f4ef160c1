import Foundation

/// Swift's package manager, for one package.
struct PackageManager {
  private let folder: String
  /// What messages call the package.
  let name: String
  /// In seconds.
  private let timeLimit: Double
  /// Arguments of every build.
  private let buildArguments: [String]
  /// Descriptions of packages are read, so nothing of them may be left out.
  private static let mostOutput = 64 << 20

  /// - Parameter timeLimit: how long a command may take, in seconds.
  init(folder: String, name: String, timeLimit: Double, buildArguments: [String] = []) {
    self.folder = folder
    self.name = name
    self.timeLimit = timeLimit
    self.buildArguments = buildArguments
  }

  /// Builds a program.
  ///
  /// - Returns: where it is.
  func build(_ product: String) throws -> URL {
    _ = try run("build", ["--product", product] + buildArguments)
    return try binaryFolder().appendingPathComponent(product)
  }

  /// Builds the modules of a target, or of all targets.
  ///
  /// - Returns: the folder that they were built into.
  func buildModules(of target: String?) throws -> URL {
    _ = try run("build", (target.map { ["--target", $0] } ?? []) + buildArguments)
    return try binaryFolder()
  }

  /// Builds the tests.
  ///
  /// - Returns: the folder that they were built into.
  func buildTests() throws -> URL {
    _ = try run("build", ["--build-tests"] + buildArguments)
    return try binaryFolder()
  }

  private func binaryFolder() throws -> URL {
    let output = try run("build", ["--show-bin-path"] + buildArguments)
    // Remarks may stand around it.
    guard let path = output.split(separator: "\n").last(where: { $0.hasPrefix("/") }) else {
      throw BuildProblem(text: output)
    }
    return URL(fileURLWithPath: String(path))
  }

  /// What the package manager says of the manifest in a folder, without writing anything there.
  ///
  /// - Parameter scratch: a folder that it may write to.
  static func manifest(of folder: URL, scratch: URL, timeLimit: Double) throws -> Data {
    let manager = PackageManager(
      folder: folder.path, name: "the package in \(folder.path)", timeLimit: timeLimit)
    let place = scratch.appendingPathComponent("manifests/\(folder.lastPathComponent)").path
    let lines = try manager.run("package", "--scratch-path", place, "dump-package").split(separator: "\n")
    // Remarks may stand around it, such as those of a cache that another package manager has locked.
    let start = lines.firstIndex { $0.hasPrefix("{") } ?? lines.endIndex
    let end = lines.lastIndex { $0.hasPrefix("}") } ?? lines.startIndex
    guard start <= end else { throw BuildProblem(text: lines.joined(separator: "\n")) }
    return Data(lines[start...end].joined(separator: "\n").utf8)
  }

  /// What starts the tests that were built.
  ///
  /// - Parameters:
  ///   - filter: a regular expression that the names of the tests to run match; nil for all.
  ///   - skipped: regular expressions that the names of those match that are not run.
  func testCommand(filter: String?, skipping skipped: [String] = []) -> (program: URL, arguments: [String]) {
    let choice = (filter.map { ["--filter", $0] } ?? []) + skipped.flatMap { ["--skip", $0] }
    return (Self.program, ["swift", "test", "--package-path", folder, "--skip-build"] + choice + buildArguments)
  }

  private static let program = URL(fileURLWithPath: "/usr/bin/env")

  /// - Returns: what the command writes.
  func run(_ command: String, _ arguments: String...) throws -> String {
    try run(command, arguments)
  }

  private func run(_ command: String, _ arguments: [String]) throws -> String {
    var result = try output(of: command, arguments)
    if case .exited(let status) = result.outcome, status != 0, BuildLog.tellsOfLostModule(result.text) {
      // Compilers that make a module of the toolchain at once can take each other's file away: it is there by now.
      result = try output(of: command, arguments)
    }
    switch result.outcome {
    case .exited(0): return result.text
    case .timedOut: throw BuildProblem(text: CompileLimit.message(name, timeLimit))
    case .exited, .signaled: throw BuildProblem(text: BuildLog.essence(of: result.text))
    }
  }

  private func output(of command: String, _ arguments: [String]) throws -> (
    outcome: ChildProcess.Outcome, text: String
  ) {
    // It ends its compilers when it is interrupted, as by Ctrl-C, and not when it is asked to terminate.
    let result = try ChildProcess.run(
      Self.program, ["swift", command, "--package-path", folder] + arguments,
      timeLimit: timeLimit, endedBy: SIGINT, outputLimit: Self.mostOutput)
    return (result.outcome, String(decoding: result.output, as: UTF8.self))
  }
}
