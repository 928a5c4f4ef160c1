import TesseraCore

/// Only the icon. The title keeps its meaning for assistive technology.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Only the icon; the same as `.iconOnly`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
      .semanticsOnlyLabel(configuration.title)
      .semantics(.labeledPicture)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon. The title keeps its meaning for assistive technology.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
