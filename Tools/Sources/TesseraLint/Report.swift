import SwiftSyntax

/// Collects what rules find.
struct Report {
  private(set) var findings: [Finding] = []
  private var places: Set<String> = []

  /// Notes a finding, unless it was noted before or a comment says that it is not wanted.
  ///
  /// - Parameters:
  ///   - node: what must change.
  ///   - declaration: where the declaration begins of which the node is a part; a suppression there counts, too.
  mutating func add(
    _ rule: some Rule, at node: some SyntaxProtocol, in file: SourceFile, declaration: (any SyntaxProtocol)? = nil,
    edits: [Edit] = [], _ message: String
  ) {
    guard !file.isTest else { return }
    let (line, column) = file.location(of: node)
    let firstLine = declaration.map { file.location(of: $0).line } ?? line
    let lines = min(firstLine, line)...line
    guard !file.suppressions.silence(rule.id, lines: lines),
      places.insert("\(rule.id) \(file.path) \(line) \(column)").inserted
    else { return }
    findings.append(
      Finding(
        rule: rule.id, path: file.path, line: line, column: column, message: message, edits: edits, lines: lines))
  }
}
