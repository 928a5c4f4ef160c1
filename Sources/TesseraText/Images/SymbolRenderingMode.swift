/// How the layers of a symbol are colored.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// What surrounds the figure in a weaker form of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each layer in a level of the foreground style of its own.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The colors of the symbol itself, such as a yellow sun behind a white cloud. What has none is shown in the foreground style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}
