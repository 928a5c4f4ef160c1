import TesseraCore

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  private let label: AnyView?
  private let content: Content

  @Environment(\.controlGroupStyle) private var style

  private init(label: AnyView?, content: Content) {
    self.label = label
    self.content = content
  }

  /// A group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: nil, content: content())
  }

  /// - Parameter label: what the group is called where there is room for it, as in a menu.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(label: AnyView(label), content: LabeledControlGroupContent(content: content(), label: label))
  }

  /// A group with a title that is looked up in the program's strings.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a title that is shown as it is.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// A group with a symbol and a title that is looked up in the program's strings.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// A group with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  @MainActor public var body: some View {
    if let style {
      style.makeView(
        ControlGroupStyleConfiguration(
          content: .init(content: AnyView(content.environment(\.controlGroupStyle, style))),
          label: .init(content: label ?? AnyView(EmptyView()))))
    } else {
      ControlGroupAppearance(content: content)
    }
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style shows, with the appearance of the style outside of it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(label: AnyView(configuration.label), content: configuration.content)
  }
}

/// Controls side by side on a common background.
struct ControlGroupAppearance<Content: View>: View {
  let content: Content

  var body: some View {
    HStack(spacing: 16) { content }
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(ControlColors.well, in: RoundedRectangle(cornerRadius: 8))
  }
}
