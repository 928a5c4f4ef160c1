import Foundation
import TesseraProject

/// Says of code that needs Objective-C where it is, and what replaces it.
enum ObjectiveCNotes {
  /// A line for each place, as the compiler writes warnings.
  ///
  /// - Parameter files: the paths of the source.
  static func lines(of files: [String]) -> [String] {
    files.flatMap { file -> [String] in
      guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
      return ObjectiveCNeeds.all(in: source).map { "\(ShownPath.of(file)):\($0.line): warning: \($0.advice)" }
    }
  }
}
