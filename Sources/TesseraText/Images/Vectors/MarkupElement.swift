/// An element of an XML document.
nonisolated struct MarkupElement: Sendable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [MarkupElement] = []
  /// The characters directly in the element.
  var text = ""
}
