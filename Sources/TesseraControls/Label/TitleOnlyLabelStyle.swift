import TesseraCore

/// Only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Only the title; the same as `.titleOnly`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
