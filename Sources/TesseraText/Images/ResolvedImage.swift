import Foundation

/// An image with nothing left to look up.
package struct ResolvedImage {
  package enum Content {
    case symbol(SymbolArtwork, SymbolMetrics)
    case bitmap(Bitmap, scale: CGFloat)
    case drawing(ImageDrawing)
    /// There is no such picture.
    case nothing
  }

  package var content: Content
  /// Whether the foreground style takes the place of the picture's own colors.
  var isTemplate: Bool
  /// How the catalog says that pixels are stretched.
  var slices: AssetSlices?
  package var warning: RuntimeWarning?

  /// Points.
  package var size: CGSize {
    switch content {
    case .symbol(_, let metrics): metrics.size
    case .bitmap(let bitmap, let scale):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .drawing(let drawing): drawing.size
    case .nothing: .zero
    }
  }
}

extension Image {
  /// The picture as it is shown in an environment.
  ///
  /// - Parameter font: of the text that a symbol stands in.
  package func resolved(in environment: EnvironmentValues, font: ResolvedFont) -> ResolvedImage {
    switch source {
    case .symbol(let name):
      return symbol(name, in: environment, font: font)
    case .bitmap(let bitmap, let scale):
      return ResolvedImage(content: .bitmap(bitmap, scale: scale), isTemplate: isTemplate(in: environment))
    case .drawing(let drawing):
      return ResolvedImage(content: .drawing(drawing), isTemplate: isTemplate(in: environment))
    case .asset(let name, let bundle):
      return asset(name, in: bundle ?? .main, environment, font)
    }
  }

  private func symbol(_ name: String, in environment: EnvironmentValues, font: ResolvedFont) -> ResolvedImage {
    // C116: a name that is empty until there is something to show.
    if name.isEmpty { return ResolvedImage(content: .nothing, isTemplate: true, warning: .missingSymbol(name)) }
    let library = SymbolLibrary.shared
    let images = environment.images
    let variant =
      images.variants == .none ? name : images.variants.name(of: name) { library.artwork(named: $0) != nil }
    let artwork = showsOwnColors(in: images) ? library.coloredArtwork(named: variant) : library.artwork(named: variant)
    let mode = symbolVariableValueMode ?? images.symbolVariableValueMode
    let varied = variableValue.flatMap { artwork?.varied(named: variant, by: $0, mode ?? .color) }
    let shown = varied ?? artwork ?? library.placeholder
    let metrics = SymbolMetrics(
      of: shown, font: font, scale: images.scale, pixelScale: environment.displayScale)
    let warning: RuntimeWarning? =
      artwork != nil ? nil : library.isInstalled ? .missingSymbol(name) : .missingSymbolSet
    return ResolvedImage(content: .symbol(shown, metrics), isTemplate: true, warning: warning)
  }

  /// Whether only the outline of a picture counts; in a bar of tabs it does unless the image says that it does not (J280).
  private func isTemplate(in environment: EnvironmentValues, otherwise: Bool = false) -> Bool {
    renderingMode.map { $0 == .template } ?? (otherwise || environment.fields.hasFixedColors)
  }

  /// Whether a symbol is shown in the colors that it has by itself (J281).
  private func showsOwnColors(in images: ImageEnvironment) -> Bool {
    if let mode = symbolRenderingMode ?? images.symbolRenderingMode { return mode.kind == .multicolor }
    return renderingMode == .original
  }

  private func asset(
    _ name: String, in bundle: Bundle, _ environment: EnvironmentValues, _ font: ResolvedFont
  ) -> ResolvedImage {
    guard let decoder = environment.images.decoder,
      let asset = AssetImageCatalog.shared.image(
        named: name, in: bundle, AssetSurroundings(environment), displayScale: environment.displayScale,
        decoder: decoder)
    else {
      return ResolvedImage(
        content: environment.images.marksMissing ? .drawing(MissingImage.drawing) : .nothing, isTemplate: false,
        warning: .missingImage(name: name, bundle: bundle.bundlePath))
    }
    let isTemplate = isTemplate(in: environment, otherwise: asset.isTemplate)
    let content: ResolvedImage.Content
    switch asset.picture {
    case .bitmap(let bitmap, let scale): content = .bitmap(bitmap, scale: scale)
    case .drawing(let drawing): content = .drawing(drawing)
    case .symbol(let artwork):
      let metrics = SymbolMetrics(
        of: artwork, font: font, scale: environment.images.scale, pixelScale: environment.displayScale)
      return ResolvedImage(content: .symbol(artwork, metrics), isTemplate: true)
    }
    return ResolvedImage(content: content, isTemplate: isTemplate, slices: asset.slices)
  }
}
