import Foundation
import TesseraPreview

/// This program once more, as the process in which the previews' code runs, so that its side effects stay there.
enum PreviewProcess {
  /// The name of the command, which is not for users.
  static let command = "show-previews-of-request"

  /// What became of a run.
  struct Report {
    let outcome: ChildProcess.Outcome
    let events: [PreviewEvent]
    /// What the previews' code and the library wrote.
    let output: Data
  }

  /// Shows previews in this process, as the request says that the argument holds.
  static func runInThisProcess(_ arguments: [String]) throws {
    guard let text = arguments.first, arguments.count == 1 else {
      throw CommandFailure("\(command) is called by the preview command only")
    }
    PreviewRun.start(try JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8)))
  }

  /// Shows previews in a process of their own.
  ///
  /// - Parameters:
  ///   - program: this tool, or a copy of it.
  ///   - environment: what the program has to find in its environment.
  ///   - timeLimit: seconds that may pass from one event to the next.
  static func run(
    _ request: PreviewRequest, with program: URL, environment: [String: String], timeLimit: Double
  ) throws -> Report {
    let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let result = try ChildProcess.run(
      program, [command, text],
      environment: environment.merging(["SWIFT_BACKTRACE": CrashReport.settings]) { $1 }, timeLimit: timeLimit
    ) {
      (try? FileManager.default.attributesOfItem(atPath: request.eventFile))?[.modificationDate] as? Date
    }
    return Report(outcome: result.outcome, events: events(inFile: request.eventFile), output: result.output)
  }

  /// Events as far as they were written: the last line can be cut off.
  static func events(inFile path: String) -> [PreviewEvent] {
    let lines = (try? Data(contentsOf: URL(fileURLWithPath: path)))?.split(separator: UInt8(ascii: "\n")) ?? []
    return lines.compactMap { try? JSONDecoder().decode(PreviewEvent.self, from: $0) }
  }
}
