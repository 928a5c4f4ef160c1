/// `@Previewable`: marks a property in the body of `#Preview`.
///
/// It makes nothing of its own: `#Preview` lifts the property and takes the mark away. But the compiler may expand
/// it where it stands, and wherever that is not the top level of such a body, the user has to know.
enum PreviewableMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    guard !isInPreviewBody(expansion) else { return "" }
    let source = TokenizedSource(expansion.attribute, language: expansion.language)
    throw source.error("'@Previewable' can only be used on a variable at the top level of a '#Preview' body", at: 0)
  }

  /// Whether the innermost declaration or expression around the property is a closure, and the next one `#Preview`.
  private static func isInPreviewBody(_ expansion: AttachedExpansion) -> Bool {
    let context = expansion.lexicalContext.prefix(2).map { text in
      TokenizedSource(SourceNode(text: text), language: expansion.language).tokens
    }
    guard context.count == 2, context[0].first?.isPunctuation("{") == true else { return false }
    guard let hash = context[1].firstIndex(where: { $0.isPunctuation("#") }), hash + 1 < context[1].count else {
      return false
    }
    return context[1][hash + 1].isWord("Preview")
  }
}
