import TesseraCore

/// The label on glass of the tint color.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label on glass of the tint color; the same as `.glassProminent`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(
      BorderedProminentButtonStyle().makeButton(configuration).environment(\.buttonBorderShape, .capsule))
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on glass of the tint color.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
