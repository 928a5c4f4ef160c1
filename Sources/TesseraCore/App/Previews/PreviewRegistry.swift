/// A type that `#Preview` makes, which the preview tool finds among the types of a compiled module.
public protocol PreviewRegistry {
  /// The preview. Its requirement has an underscore so that no name in the user's body means it by accident.
  @MainActor static func _makePreview() -> Preview
}
