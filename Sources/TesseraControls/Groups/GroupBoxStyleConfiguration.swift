import TesseraCore

/// The properties of a group box that its style shows.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The box's heading, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What is in the box, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The heading.
  public let label: Label
  /// What is in the box.
  public let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}
