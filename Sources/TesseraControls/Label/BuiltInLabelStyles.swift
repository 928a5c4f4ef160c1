import TesseraCore

/// The platform's own choice: title and icon.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// Both the title and the icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// Only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// Only the icon. The title keeps its meaning for assistive technology.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
      .unseenLabel(configuration.title)
      .semantics(.labelledPicture)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
