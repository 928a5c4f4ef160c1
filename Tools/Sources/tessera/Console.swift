import Foundation

/// What the user sees.
enum Console {
  /// Writes a line of results.
  static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Writes results as they are.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes a line about what went wrong or is worth knowing.
  static func printError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Passes on what another program wrote, as it is.
  static func passOnError(_ output: Data) {
    guard !output.isEmpty else { return }
    FileHandle.standardError.write(output)
    if output.last != UInt8(ascii: "\n") { FileHandle.standardError.write(Data("\n".utf8)) }
  }
}
