import Foundation

/// A file into which the compiler wrote what a macro became. Code that the user gave to the macro stands in it word for
/// word.
struct ExpandedMacro {
  private static let prefix = "@__swiftmacro_"
  private static let mark = "// original-source-range: "

  private let lines: [Substring]
  /// The path of the user's file, made absolute.
  let source: String
  /// The lines of the use of the macro, from 1.
  private let range: ClosedRange<Int>

  /// - Parameters:
  ///   - path: of a file that the debug information names; nil if it is no such file, or is not there.
  ///   - program: the path of what the user had compiled. It may have been compiled from another folder, which relative
  ///     paths in the file begin at.
  init?(path: String, of program: String) {
    guard (path as NSString).lastPathComponent.hasPrefix(Self.prefix),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // PATH:LINE:COLUMN-LINE:COLUMN, and the path can contain anything.
    guard let origin = lines.last(where: { $0.hasPrefix(Self.mark) })?.dropFirst(Self.mark.count),
      let end = origin.lastIndex(of: "-")
    else { return nil }
    let start = origin[..<end].split(separator: ":", omittingEmptySubsequences: false)
    guard start.count >= 3, let first = Int(start[start.count - 2]),
      let last = origin[end...].dropFirst().split(separator: ":").first.flatMap({ Int($0) }), first <= last
    else { return nil }
    let name = start.dropLast(2).joined(separator: ":")
    let isProgram =
      !name.hasPrefix("/") && (name as NSString).lastPathComponent == (program as NSString).lastPathComponent
    source = isProgram ? program : URL(fileURLWithPath: name).standardizedFileURL.resolvingSymlinksInPath().path
    range = first...last
  }

  /// The line of the user's file that a line of this file was copied from; the macro's first line if it is none.
  func originalLine(of line: Int) -> Int {
    guard lines.indices.contains(line - 1), let data = FileManager.default.contents(atPath: source) else {
      return range.lowerBound
    }
    let original = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let text = Self.trimmed(lines[line - 1])
    // The same text can stand in several lines.
    let number = lines[..<(line - 1)].count { Self.trimmed($0) == text }
    let matches = range.filter { original.indices.contains($0 - 1) && Self.trimmed(original[$0 - 1]) == text }
    return matches.indices.contains(number) ? matches[number] : range.lowerBound
  }

  private static func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
