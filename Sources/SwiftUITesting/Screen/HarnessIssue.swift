import Foundation
import Testing

/// Reports misuse of a screen, such as a tap on a missing element.
enum HarnessIssue {
  /// Records an issue of the running test. Where no test is running, in a program of one's own, the message goes to
  /// the standard error stream.
  static func record(_ message: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    guard Test.current == nil else { return }
    let line = "\(location.fileID):\(location.line): error: \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
