import TesseraCore

/// The platform's own choice: a heading with a chevron at its end.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureAppearance(
      isExpanded: configuration.$isExpanded, label: configuration.label, content: configuration.content)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's own choice: a heading with a chevron at its end.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
