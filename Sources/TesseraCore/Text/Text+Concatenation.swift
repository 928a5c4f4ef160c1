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
}
