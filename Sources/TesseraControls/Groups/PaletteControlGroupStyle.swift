import TesseraCore

/// The pictures of the controls side by side.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The pictures of the controls; the same as `.palette`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupAppearance(content: configuration.content).labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The pictures of the controls side by side.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
