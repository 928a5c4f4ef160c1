import TesseraCore

/// The platform's own choice: title and icon.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The platform's own choice: title and icon.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
