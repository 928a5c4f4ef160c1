/// Everything that images read from the environment.
package struct ImageEnvironment: Sendable {
  package var scale = Image.Scale.medium
  package var variants = SymbolVariants.none
  package var symbolRenderingMode: SymbolRenderingMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  var allowedDynamicRange: Image.DynamicRange?
  /// What measures the text in pictures that a function draws; nil draws none.
  package var textEngine: (any TextEngine)?
  /// What reads picture files; nil shows none.
  package var decoder: (any BitmapDecoder)?

  package init() {}
}

nonisolated extension EnvironmentValues {
  /// How large symbols are beside text of the same font.
  public var imageScale: Image.Scale {
    get { fields.seldomValues.all.images.scale }
    set { fields.seldom.images.scale = newValue }
  }

  /// The forms in which symbols are shown, where they have such.
  public var symbolVariants: SymbolVariants {
    get { fields.seldomValues.all.images.variants }
    set { fields.seldom.images.variants = newValue }
  }

  /// How the layers of symbols are coloured; nil leaves that to each symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { fields.seldomValues.all.images.symbolRenderingMode }
    set { fields.seldom.images.symbolRenderingMode = newValue }
  }

  /// What reads picture files; nil where none can be shown.
  package var bitmapDecoder: (any BitmapDecoder)? { fields.seldomValues.all.images.decoder }
}
