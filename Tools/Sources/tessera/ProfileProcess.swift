import Foundation
import TesseraPreview

/// This program once more, as the process in which a file's code is recorded.
enum ProfileProcess {
  /// The name of the command, which is not for users.
  static let command = "record-program-of-library"

  /// The arguments that record a library while a script is played.
  static func arguments(for library: FileCompiler.Library, script: String) -> [String] {
    [command, library.path, library.module, script]
  }

  /// Records a library in this process.
  static func runInThisProcess(_ arguments: [String]) throws {
    guard arguments.count == 3 else { throw CommandFailure("\(command) is called by the profile command only") }
    ProfileRun.start(library: arguments[0], module: arguments[1], script: arguments[2])
  }
}
