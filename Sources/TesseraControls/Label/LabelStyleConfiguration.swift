import TesseraCore

/// The properties of a label that its style shows.
nonisolated public struct LabelStyleConfiguration {
  /// The label's title, type erased.
  nonisolated public struct Title: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The label's icon, type erased.
  nonisolated public struct Icon: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What is written.
  public var title: Title
  /// The picture.
  public var icon: Icon

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}
