import TesseraCore

/// The properties of a disclosure group that its style shows.
public struct DisclosureGroupStyleConfiguration {
  /// The group's heading, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What belongs to the group, type erased. It is made when it is shown.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The heading.
  public let label: Label
  /// What the heading shows and hides.
  public let content: Content
  /// Whether the content is shown. Writing it opens and closes the group.
  @Binding public var isExpanded: Bool

  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}
