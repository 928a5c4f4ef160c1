import Foundation

/// Turns an image into drawing instructions.
package struct ImagePainter {
  package let image: Image
  package let resolved: ResolvedImage
  package let environment: EnvironmentValues

  package init(image: Image, resolved: ResolvedImage, environment: EnvironmentValues) {
    self.image = image
    self.resolved = resolved
    self.environment = environment
  }

  package func items(in frame: CGRect) -> [DisplayItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    switch resolved.content {
    case .nothing: return []
    case .symbol(let artwork, let metrics): return symbol(artwork, metrics, in: frame)
    case .bitmap(let bitmap, let scale): return pieces(of: bitmap, scale: scale, in: frame)
    case .drawing(let drawing): return shapes(of: drawing, in: frame)
    }
  }

  // MARK: Drawings

  private func shapes(of drawing: ImageDrawing, in frame: CGRect) -> [DisplayItem] {
    let items = drawing.items(in: frame, environment)
    guard resolved.isTemplate, !items.isEmpty else { return items }
    let area = DisplayItem.fill(Path(frame), ForegroundStyle().paint(in: environment, frame), FillStyle())
    return [.group(DisplayGroup(effect: .mask(items), items: [area]))]
  }

  // MARK: Symbols

  private func symbol(_ artwork: SymbolArtwork, _ metrics: SymbolMetrics, in frame: CGRect) -> [DisplayItem] {
    guard metrics.size.width > 0, metrics.size.height > 0 else { return [] }
    let mode = image.symbolRenderingMode ?? environment.symbolRenderingMode
    let isOneColor = mode?.kind != .hierarchical && mode?.kind != .palette && !artwork.hasOwnColors
    let stretch = CGSize(width: frame.width / metrics.size.width, height: frame.height / metrics.size.height)
    let transform = metrics.transform.concatenating(
      CGAffineTransform(a: stretch.width, b: 0, c: 0, d: stretch.height, tx: frame.minX, ty: frame.minY))
    let boldness = metrics.boldness * min(stretch.width, stretch.height)
    let colorMode = image.symbolColorRenderingMode ?? environment.symbolColorRenderingMode
    return artwork.items(transform, boldness: boldness, isOneColor: isOneColor) { level, color in
      if let color { return Color(system: color).paint(in: environment, frame) }
      let paint =
        isOneColor || artwork.hasOwnColors
        ? ForegroundStyle().paint(in: environment, frame)
        : HierarchicalShapeStyle(level: level).paint(in: environment, frame)
      guard colorMode?.isGradient == true, case .color(let color) = paint else { return paint }
      return Color(color).gradient.paint(in: environment, frame)
    }
  }

  // MARK: Bitmaps

  private func pieces(of bitmap: Bitmap, scale: CGFloat, in frame: CGRect) -> [DisplayItem] {
    let pixels = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard let resizing = image.resizing else { return [piece(of: bitmap, pixels, in: frame)] }
    // A rendering mode that the view sets takes precedence over that of the catalog.
    let slices = resizing.capInsets == EdgeInsets() ? resolved.slices : nil
    let insets = slices?.capInsets(scale: scale) ?? resizing.capInsets
    let tiles = resizing.mode == .tile || slices?.tiles == true
    let columns = ImageSlices(
      length: pixels.width, frame.minX, frame.maxX, scale, insets.leading, insets.trailing,
      middle: slices?.middle.width)
    let rows = ImageSlices(
      length: pixels.height, frame.minY, frame.maxY, scale, insets.top, insets.bottom, middle: slices?.middle.height)
    return rows.slices.flatMap { row in
      columns.slices.map { column in
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length, height: row.source.length)
        let part = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length, height: row.target.length)
        let tile = CGSize(
          width: column.isMiddle ? source.width / scale : part.width,
          height: row.isMiddle ? source.height / scale : part.height)
        return piece(of: bitmap, source, in: part, tile: tiles ? tile : nil)
      }
    }
  }

  private func piece(of bitmap: Bitmap, _ source: CGRect, in frame: CGRect, tile: CGSize? = nil) -> DisplayItem {
    .image(
      DisplayImage(
        bitmap: bitmap, source: source, frame: frame, tile: tile,
        interpolation: (image.interpolation ?? .medium).display, isAntialiased: image.isAntialiased,
        tint: resolved.isTemplate ? ForegroundStyle().paint(in: environment, frame) : nil))
  }
}

extension Range where Bound == CGFloat {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
