import Foundation

/// Writes events to a file at once, so that none is lost if the preview's code ends the process.
struct PreviewEventWriter {
  private let file: FileHandle
  private let encoder = JSONEncoder()

  /// nil if the file cannot be written.
  init?(path: String) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { return nil }
    self.file = file
  }

  /// Appends one line.
  func write(_ event: PreviewEvent) throws {
    try file.write(contentsOf: encoder.encode(event) + Data("\n".utf8))
  }
}
