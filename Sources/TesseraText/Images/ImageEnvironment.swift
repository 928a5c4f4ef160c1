/// Everything that images read from the environment.
package struct ImageEnvironment: Sendable {
  package var scale = Image.Scale.medium
  package var variants = SymbolVariants.none
  package var symbolRenderingMode: SymbolRenderingMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  var symbolVariableValueMode: SymbolVariableValueMode?
  var allowedDynamicRange: Image.DynamicRange?
  /// What measures the text in pictures that a function draws; nil draws none.
  package var textEngine: (any TextEngine)?
  /// What reads picture files; nil shows none.
  package var decoder: (any BitmapDecoder)?
  /// Whether something is shown in the place of pictures that are not there.
  package var marksMissing = false

  package init() {}
}

nonisolated extension EnvironmentValues {
  private static let imageSlot = EnvironmentSlot(ImageEnvironment())

  /// What images read.
  package var images: ImageEnvironment {
    get { self[Self.imageSlot] }
    set { self[Self.imageSlot] = newValue }
  }

  /// How large symbols are beside text of the same font.
  public var imageScale: Image.Scale {
    get { images.scale }
    set { images.scale = newValue }
  }

  /// The forms in which symbols are shown, where they have such.
  public var symbolVariants: SymbolVariants {
    get { images.variants }
    set { images.variants = newValue }
  }

  /// How the layers of symbols are colored; nil leaves that to each symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { images.symbolRenderingMode }
    set { images.symbolRenderingMode = newValue }
  }

  /// What reads picture files; nil where none can be shown.
  package var bitmapDecoder: (any BitmapDecoder)? { images.decoder }
}
