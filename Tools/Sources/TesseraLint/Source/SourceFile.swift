import SwiftParser
import SwiftSyntax

/// A file that was parsed.
final class SourceFile: @unchecked Sendable {
  /// As the user wrote it, or below the folder that the user named.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  let suppressions: Suppressions
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    suppressions = Suppressions(text: text)
  }

  /// Line and column, both from 1; columns count bytes, as those of the compiler do.
  func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

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
