import Foundation

/// Answers the platform conditions of a source file as a persona has it.
///
/// Only directive lines change, and what is put in is as long as what it replaces: lines and columns stay the same.
public struct PlatformConditions: Sendable {
  private let persona: Persona

  public init(_ persona: Persona) {
    self.persona = persona
  }

  /// - Returns: the source as the persona compiles it; nil if that is the same.
  public func rewritten(_ source: String) -> String? {
    guard persona != .linux, source.contains("#if") || source.contains("UIApplicationMain") else { return nil }
    var didChange = false
    var result = ""
    result.reserveCapacity(source.utf8.count)
    for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let new = rewritten(line: line)
      if new != nil { didChange = true }
      result += new ?? String(line)
      // A line break may be longer than one character.
      if line.endIndex < source.endIndex { result.append(source[line.endIndex]) }
    }
    return didChange ? result : nil
  }

  private func rewritten(line: Substring) -> String? {
    let start = line.drop { $0 == " " || $0 == "\t" }
    if start.hasPrefix("#if") || start.hasPrefix("#elseif") {
      let new = line.replacing(/\bos\s*\(\s*(\w+)\s*\)/) { match in
        padded(match.output.1 == persona.systemName ? "true" : "false", as: match.output.0)
      }
      return new == line ? nil : String(new)
    }
    guard start.hasPrefix("@"), let attribute = line.firstMatch(of: /@(UIApplicationMain|NSApplicationMain)\b/) else {
      return nil
    }
    return line.replacingCharacters(in: attribute.range, with: padded("@main", as: attribute.output.0))
  }

  private func padded(_ text: String, as original: Substring) -> String {
    text + String(repeating: " ", count: max(0, original.utf8.count - text.utf8.count))
  }
}
