import TesseraCore

/// The label as it is, dimmed while it is held down.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label as it is; the same as `.plain`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    button(configuration) { PlainAppearance(isPressed: $0, label: configuration.label) }
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, dimmed while it is held down.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
