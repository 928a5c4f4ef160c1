import Foundation

/// The stream that the system's journal reads from a program.
enum JournalStream {
  /// Whether the standard error stream is that one: the variable `JOURNAL_STREAM` names its device and number.
  static let isStandardError: Bool = {
    var status = stat()
    guard let stream = ProcessInfo.processInfo.environment["JOURNAL_STREAM"], fstat(STDERR_FILENO, &status) == 0 else {
      return false
    }
    return stream == "\(status.st_dev):\(status.st_ino)"
  }()
}
