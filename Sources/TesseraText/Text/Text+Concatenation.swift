nonisolated extension Text {
  /// The two texts one after the other, each in its own style.
  public static func + (left: Text, right: Text) -> Text {
    Text(ConcatenatedContent(parts: left.parts + right.parts))
  }

  /// The texts that this text was put together from, so that long chains stay flat.
  private var parts: [Text] {
    if modifiers.isEmpty, case .content(let content as ConcatenatedContent) = storage { return content.parts }
    return [self]
  }

  /// The text for a place that has a style of its own: other styling is left out, with a warning (H3).
  ///
  /// - Parameter context: the function that the text was given to, as users write it.
  package func unstyled(for context: String) -> Text {
    let parts = parts
    guard !modifiers.isEmpty || parts.contains(where: { !$0.modifiers.isEmpty }) else { return self }
    RuntimeWarning.report(.styledText(context: context))
    return parts.count == 1
      ? Text(storage) : Text(ConcatenatedContent(parts: parts.map { Text($0.storage) }))
  }
}
