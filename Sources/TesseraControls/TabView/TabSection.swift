import TesseraCore

/// Tabs that belong together: in a column they stand below a header, in a bar they are tabs like others.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  @MainActor public var body: some View {
    Section {
      content
    } header: {
      header
    }
  }
}

nonisolated extension TabSection where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    header = EmptyView()
    self.content = content()
  }
}

nonisolated extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    header = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    header = Text(title)
    self.content = content()
  }
}
