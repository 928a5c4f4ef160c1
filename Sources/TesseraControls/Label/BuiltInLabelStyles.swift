import TesseraCore

/// The platform's own choice: title and icon.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// Both the title and the icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Both the title and the icon; `.titleAndIcon` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// Only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Only the title; `.titleOnly` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// Only the icon. The title keeps its meaning for assistive technology.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Only the icon; `.iconOnly` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
      .semanticsOnlyLabel(configuration.title)
      .semantics(.labeledPicture)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The platform's own choice: title and icon.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both the title and the icon.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon. The title keeps its meaning for assistive technology.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
