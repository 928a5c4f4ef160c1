import TesseraCore

/// The appearance and behavior of groups that open and close.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a group that a style shows.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view of the group. The style shows the content if the group is open.
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
