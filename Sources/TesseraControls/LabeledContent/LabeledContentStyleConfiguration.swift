import TesseraCore

/// The properties of labeled content that its style shows.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The value, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What the value is called.
  public let label: Label
  /// The value.
  public let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}
