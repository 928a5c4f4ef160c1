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
    let binaries = try run("build", ["--show-bin-path"] + buildArguments)
    return URL(fileURLWithPath: binaries.trimmingCharacters(in: .whitespacesAndNewlines))
      .appendingPathComponent(product)
  }

  /// - Returns: what the command writes.
  func run(_ command: String, _ arguments: String...) throws -> String {
    try run(command, arguments)
  }

  private func run(_ command: String, _ arguments: [String]) throws -> String {
    // It ends its compilers when it is interrupted, as by Ctrl-C, and not when it is asked to terminate.
    let result = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", command, "--package-path", folder] + arguments,
      timeLimit: timeLimit, endedBy: SIGINT, outputLimit: Self.mostOutput)
    let text = String(decoding: result.output, as: UTF8.self)
    switch result.outcome {
    case .exited(0): break
    case .timedOut: throw BuildProblem(text: CompileLimit.message(name, timeLimit))
    case .exited, .signaled: throw BuildProblem(text: Self.essence(of: text))
    }
    return text
  }

  /// The lines from the first error on; what was compiled before does not matter.
  private static func essence(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.contains("error:") }) else { return text }
    return lines[first...].joined(separator: "\n")
  }
}
