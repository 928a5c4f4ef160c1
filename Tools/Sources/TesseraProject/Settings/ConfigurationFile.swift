import Foundation

/// The settings of an `.xcconfig` file: lines of `KEY = value`, comments and includes of other files.
struct ConfigurationFile {
  private(set) var settings: [String: String] = [:]
  /// Files may include each other.
  private static let maximumDepth = 20

  init(_ file: URL) {
    read(file, depth: 0)
  }

  private mutating func read(_ file: URL, depth: Int) {
    guard depth < Self.maximumDepth, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count >= 2 {
          read(file.deletingLastPathComponent().appendingPathComponent(String(parts[1])), depth: depth + 1)
        }
      } else if let equals = Self.assignment(in: line) {
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        settings[key] = value.hasSuffix(";") ? String(value.dropLast()) : value
      }
    }
  }

  /// The equals sign between a key and its value; one within the brackets of a condition is none.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
