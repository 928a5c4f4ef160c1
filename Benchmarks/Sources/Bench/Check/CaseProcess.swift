import BenchComparison
import Foundation

/// Measures a case in a process of its own, so that it starts with the same memory and the same caches regardless of what was
/// measured before.
enum CaseProcess {
  static func measure(_ name: String) throws -> MeasuredCase {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--sample", name]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw CheckError("\(name): its process ended with status \(process.terminationStatus).")
    }
    return try JSONDecoder().decode(MeasuredCase.self, from: data)
  }
}
