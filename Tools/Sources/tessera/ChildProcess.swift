import Foundation

/// Another program, run to its end. Its arguments never pass through a shell.
enum ChildProcess {
  enum Outcome: Equatable {
    case exited(Int32)
    /// A signal ended it, as in a crash.
    case signalled(Int32)
    /// It was stopped because it took too long.
    case timedOut
  }

  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - outputFile: where everything goes that the program writes to its standard output and error.
  ///   - environment: variables to set on top of this process's own.
  ///   - timeLimit: seconds; nil: as long as it takes.
  static func run(
    _ program: URL, _ arguments: [String], outputFile: URL, environment: [String: String] = [:],
    timeLimit: Double? = nil
  ) throws -> Outcome {
    try Data().write(to: outputFile)
    let output = try FileHandle(forWritingTo: outputFile)
    defer { try? output.close() }
    // Both streams append to one file, or each would overwrite what the other wrote.
    guard fcntl(output.fileDescriptor, F_SETFL, O_APPEND) == 0 else {
      throw CommandFailure("the file \(outputFile.path) cannot be appended to")
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    if let timeLimit, end.wait(timeout: .now() + timeLimit) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      end.wait()
      return .timedOut
    } else if timeLimit == nil {
      end.wait()
    }
    let status = process.terminationStatus
    return process.terminationReason == .exit ? .exited(status) : .signalled(status)
  }
}
