import TesseraCore

/// A tab with its content (F10).
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  public typealias TabValue = Value

  private let value: Value?
  private let content: Content
  private let label: Label
  private let role: TabRole?

  init(value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  @MainActor public static func _makeTabs(_ tab: Self) -> AnyView {
    let content = tab.content.modifier(TabItemModifier(label: tab.label, isSearch: tab.role == .search))
    return tab.value.map { AnyView(content.tag($0)) } ?? AnyView(content)
  }
}

/// The label of a tab that is described by a title and a picture.
public typealias DefaultTabLabel = TesseraControls.Label<Text, Image>

nonisolated extension Tab {
  /// A tab that stands for a value, with any view as its label.
  ///
  /// - Parameter role: what the tab is for; nil for its content alone.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

nonisolated extension Tab where Value == Never {
  /// A tab with any view as its label.
  ///
  /// - Parameter role: what the tab is for; nil for its content alone.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  /// A tab that stands for a value, with a symbol and a title that is looked up in the program's strings.
  ///
  /// - Parameter role: what the tab is for; nil for its content alone.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel {
        Text(titleKey)
      } icon: {
        Image(systemName: systemImage)
      })
  }

  /// A tab that stands for a value, with a symbol and a title that is shown as it is.
  ///
  /// - Parameter role: what the tab is for; nil for its content alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      })
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a symbol and a title that is looked up in the program's strings.
  ///
  /// - Parameter role: what the tab is for; nil for its content alone.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel {
        Text(titleKey)
      } icon: {
        Image(systemName: systemImage)
      })
  }

  /// A tab with a symbol and a title that is shown as it is.
  ///
  /// - Parameter role: what the tab is for; nil for its content alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      })
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  /// A tab with the title of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: TabRole.label(of: role))
  }

  /// A tab with a picture of the bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(titleKey, image: image))
  }

  /// A tab with a picture of the bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(title, image: image))
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with the title of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: TabRole.label(of: role))
  }

  /// A tab with a picture of the bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(titleKey, image: image))
  }

  /// A tab with a picture of the bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title, image: image))
  }
}
