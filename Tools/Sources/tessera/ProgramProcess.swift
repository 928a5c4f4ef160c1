import Foundation
import TesseraPreview

/// This program once more, as the process in which a file's code runs in a window.
enum ProgramProcess {
  /// The name of the command, which is not for users.
  static let command = "open-program-of-library"

  /// The arguments that open a library.
  static func arguments(for library: FileCompiler.Library) -> [String] {
    [command, library.path, library.module]
  }

  /// Opens a library in this process.
  ///
  /// - Throws: `CommandFailure` if there is nothing to open.
  static func runInThisProcess(_ arguments: [String]) throws {
    guard arguments.count == 2 else { throw CommandFailure("\(command) is called by the run command only") }
    let problem = MainActor.assumeIsolated { ProgramRun.start(library: arguments[0], module: arguments[1]) }
    if let problem { throw CommandFailure(problem) }
  }
}
