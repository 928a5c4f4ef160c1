import SwiftSyntax

extension Edit {
  /// Replaces a node, but not the spaces and comments around it.
  static func replacing(_ node: some SyntaxProtocol, with replacement: String) -> Edit {
    Edit(
      range: node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      replacement: replacement)
  }

  /// Puts something before a node.
  static func inserting(_ text: String, before node: some SyntaxProtocol) -> Edit {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return Edit(range: offset..<offset, replacement: text)
  }

  /// Removes the text between two places.
  static func removing(from start: AbsolutePosition, to end: AbsolutePosition) -> Edit {
    Edit(range: start.utf8Offset..<end.utf8Offset, replacement: "")
  }
}
