import TesseraCore

/// Both the title and the icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Both the title and the icon; the same as `.titleAndIcon`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both the title and the icon.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
