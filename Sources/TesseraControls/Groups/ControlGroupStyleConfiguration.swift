import TesseraCore

/// The properties of a control group that its style shows.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The group's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The controls.
  public let content: Content
  /// What the group is called; empty if it has no label.
  public let label: Label

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}
