import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file that was parsed.
final class SourceFile: @unchecked Sendable {
  /// As the user wrote it, or below the folder that the user named.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  let suppressions: Suppressions
  /// Whether the code is generated: the rules would take too long on it.
  let isTooDeep: Bool
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    suppressions = Suppressions(text: text)
    isTooDeep = NestingLimit.isExceeded(in: tree)
  }

  /// Line and column, both from 1; columns count bytes, as those of the compiler do.
  func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  /// What the parser did not understand: where, and what it says.
  private(set) lazy var mistakes: [(line: Int, column: Int, message: String)] = {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }.map {
      let location = converter.location(for: $0.position)
      return (location.line, location.column, $0.message)
    }
  }()

  static let tooDeep = "its code is nested too deeply"

  /// The folder that holds the file.
  var folder: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// Tests may do what they like: they run once.
  private(set) lazy var isTest: Bool = tree.statements.contains { item in
    guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
    return name == "XCTest" || name == "Testing"
  }
}

/// Finds out whether a tree is deeper than code that people write.
private final class NestingLimit: SyntaxAnyVisitor {
  private static let maximum = 1_500
  private var depth = 0
  private var isExceeded = false

  static func isExceeded(in tree: SourceFileSyntax) -> Bool {
    let limit = NestingLimit(viewMode: .sourceAccurate)
    limit.walk(tree)
    return limit.isExceeded
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    depth += 1
    if depth > Self.maximum { isExceeded = true }
    return isExceeded ? .skipChildren : .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    depth -= 1
  }
}
