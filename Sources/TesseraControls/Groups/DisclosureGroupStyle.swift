import TesseraCore

/// How groups that open and close look and act.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View

  typealias Configuration = DisclosureGroupStyleConfiguration

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

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The platform's own choice: a heading with a sign at its end.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureLooks(
      isExpanded: configuration.$isExpanded, label: configuration.label, content: configuration.content)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
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
