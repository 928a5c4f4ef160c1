import TesseraCore

/// A group of tabs: in a sidebar they have a header, in a bar they are ordinary tabs.
nonisolated public struct TabSection<Header: View, Content: TabContent>: PrimitiveTabContent {
  public typealias TabValue = Content.TabValue

  private let header: Header
  private let content: Content

  init(header: Header, content: Content) {
    self.header = header
    self.content = content
  }

  @MainActor public static func _makeTabs(_ section: Self) -> AnyView {
    AnyView(
      Section {
        Content._makeTabs(section.content)
      } header: {
        section.header
      })
  }
}

nonisolated extension TabSection {
  /// Tabs below any view as their header.
  public init<Value>(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header)
  where Content.TabValue == Value {
    self.init(header: header(), content: content())
  }
}

nonisolated extension TabSection where Header == EmptyView {
  /// Tabs without a header.
  public init<Value>(@TabContentBuilder<Value> content: () -> Content) where Content.TabValue == Value {
    self.init(header: EmptyView(), content: content())
  }
}

nonisolated extension TabSection where Header == Text {
  /// Tabs below a header with a title that is looked up in the program's strings.
  public init<Value>(_ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value {
    self.init(header: Text(titleKey), content: content())
  }

  /// Tabs below a header with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Value>(_ title: S, @TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value {
    self.init(header: Text(title), content: content())
  }
}
