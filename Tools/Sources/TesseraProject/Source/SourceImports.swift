/// The modules that a source file imports, where that is compiled.
public struct SourceImports: Sendable {
  /// Names of modules with the lines of their first imports, from 1.
  public let lines: [String: Int]

  /// - Parameter context: what the conditions around imports are answered for.
  public init(_ source: String, _ context: PlatformCondition.Context) {
    var lines: [String: Int] = [:]
    for line in ConditionalLines(source, context).active where line.text.contains("import") {
      guard let name = Self.module(importedBy: line.text), lines[name] == nil else { continue }
      lines[name] = line.number
    }
    self.lines = lines
  }

  private static func module(importedBy line: Substring) -> String? {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    return line.prefixMatch(of: pattern).map { String($0.output.1) }
  }
}
