import Foundation
import TesseraShaders

/// What cannot be used of source files in the Metal Shading Language, told before the program runs (J472).
public struct ShaderReview: Sendable {
  /// Something in a source file that cannot be used.
  public struct Problem: Equatable, Sendable {
    /// The path of the file, as it was given.
    public let path: String
    /// From 1.
    public let line: Int
    /// What is wrong.
    public let message: String

    /// As compilers print it, so that editors find the place.
    public var text: String { "\(path):\(line): warning: \(message)" }
  }

  /// In the order of the files and their lines.
  public let problems: [Problem]

  /// Reads files that one program has.
  ///
  /// - Parameter paths: of the files. Those that are no text in UTF-8 are a problem themselves.
  public init(paths: [String]) {
    var problems: [Problem] = []
    var files: [(name: String, text: String)] = []
    for path in paths {
      if let text = try? String(contentsOfFile: path, encoding: .utf8) {
        files.append((path, text))
      } else {
        problems.append(Problem(path: path, line: 1, message: "The file is no text in UTF-8."))
      }
    }
    problems += ShaderModule(files).errors.map { Problem(path: $0.file, line: $0.line, message: $0.message) }
    self.problems = problems.sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  }
}
