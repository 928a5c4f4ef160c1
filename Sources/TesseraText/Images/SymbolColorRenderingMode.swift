/// How the colors of symbols are shown.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  let isGradient: Bool

  /// As they are.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// With a slight gradient from a lighter one.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

nonisolated extension Image {
  /// How the colors of a symbol are shown; nil leaves that to the views around it.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var image = self
    image.symbolColorRenderingMode = mode
    return image
  }
}

nonisolated extension EnvironmentValues {
  /// How the colors of symbols are shown; nil is flat.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { images.symbolColorRenderingMode }
    set { images.symbolColorRenderingMode = newValue }
  }
}
