import SwiftUI
import UniformTypeIdentifiers

/// A plain text, as it is kept in a file.
public struct Note: FileDocument {
  public static let readableContentTypes: [UTType] = [.plainText]

  public var text: String

  public init(text: String = "") {
    self.text = text
  }

  public init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }

  /// Its size in words that people use.
  var summary: String {
    let words = text.split(whereSeparator: \.isWhitespace).count
    let lines = text.isEmpty ? 0 : text.split(separator: "\n", omittingEmptySubsequences: false).count
    return "\(lines) \(lines == 1 ? "line" : "lines"), \(words) \(words == 1 ? "word" : "words")"
  }
}
