import TesseraCore

/// How groups that open and close look and act.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The group's looks. The style shows the content, if it is to be shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

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

/// The platform's own choice: a heading with a sign at its end.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureAppearance(
      isExpanded: configuration.$isExpanded, label: configuration.label, content: configuration.content)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's own choice: a heading with a sign at its end.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  nonisolated var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? {
    get { controlStyle(for: DisclosureGroupStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the groups in this view that open and close.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.disclosureGroupStyle) { $0.makeBody(configuration: $1) }
  }
}
