import Foundation

/// The program StoreTorture, next to that of the tests.
struct TortureProgram {
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ arguments: String...) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("StoreTorture")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// What the program says at once.
  func firstOutput() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }

  /// Ends the program's input; returns what it says until it ends.
  func finish() -> String {
    try? input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : "failed: \(text)"
  }
}
