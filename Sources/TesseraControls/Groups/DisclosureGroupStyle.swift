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
