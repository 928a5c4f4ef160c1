import Foundation

/// Answers the platform conditions of a source file as a persona has it, shortens imports of parts of modules, and takes what
/// needs Objective-C out of it.
///
/// Only directives and attributes change, and what is put in is as long as what it replaces: lines and columns stay the same.
public struct PlatformConditions: Sendable {
  private let persona: Persona
  private let imports: ImportForms

  public init(_ persona: Persona) {
    self.persona = persona
    imports = ImportForms(persona)
  }

  /// - Returns: the source as the persona compiles it; nil if that is the same.
  public func rewritten(_ source: String) -> String? {
    guard persona != .linux else { return nil }
    let answered = answered(source)
    return ObjectiveCForms.rewritten(answered ?? source) ?? answered
  }

  /// One of them is in each source in which a line changes.
  private static let marks = ["#if", "UIApplicationMain", "NSApplicationMain", "import"]

  private func answered(_ source: String) -> String? {
    guard Self.marks.contains(where: source.contains) else { return nil }
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
    if line.contains("import"), let new = imports.rewritten(line: line) { return new }
    guard start.hasPrefix("@"), let attribute = line.firstMatch(of: /@(UIApplicationMain|NSApplicationMain)\b/) else {
      return nil
    }
    return line.replacingCharacters(in: attribute.range, with: padded("@main", as: attribute.output.0))
  }

  private func padded(_ text: String, as original: Substring) -> String {
    text + String(repeating: " ", count: max(0, original.utf8.count - text.utf8.count))
  }
}
