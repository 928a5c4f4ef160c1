import TesseraCore

/// The pictures of the controls beside each other.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The pictures of the controls; `.palette` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupAppearance(content: configuration.content).labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The pictures of the controls beside each other.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
