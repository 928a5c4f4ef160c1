import CCairo
import Foundation
import TesseraCore

extension CairoCanvas {
  /// Draws text with its top-left corner at a point. Layouts of other engines are not known here and draw nothing.
  ///
  /// - Parameter paints: in the coordinates of the canvas.
  func draw(_ layout: any DrawnText, at point: CGPoint, paints: [TextPaint], opacity: Double) {
    guard point.isFinite, let layout = layout as? GlyphLayout else { return }
    if let (shadow, bare) = paints.withoutDropShadow {
      let text = DisplayItem.text(layout, at: point, paints: bare)
      return draw([shadow.behind([text])], opacity: opacity)
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    let sources = paints.map { source(of: $0, layout, at: point, opacity: opacity) }
    defer { sources.forEach { cairo_pattern_destroy($0.pattern) } }
    cairo_translate(context, Double(point.x), Double(point.y))
    let visible = context.visibleBounds
    let reach = layout.size.height / CGFloat(max(layout.lineCount, 1))
    let box = CGRect(origin: .zero, size: layout.size).insetBy(dx: -reach, dy: -reach)
    if visible.overlap(with: box) != nil {
      for run in layout.paintedRuns { draw(run, visible: visible, sources: sources, opacity: opacity) }
    }
  }

  /// A paint of text as a Cairo pattern.
  private struct TextSource {
    var foreground: TextForeground
    /// nil where there is nothing to paint with.
    var pattern: OpaquePointer?
    /// Where the text lies in the coordinates of the paint.
    var origin: CGPoint
  }

  private func source(
    of paint: TextPaint, _ layout: GlyphLayout, at point: CGPoint, opacity: Double
  ) -> TextSource {
    let reach = layout.size.height
    let bounds = CGRect(origin: point, size: layout.size).insetBy(dx: -reach, dy: -reach)
    let pattern = CairoPaint(paint.paint, opacity: opacity, canvas: self, covering: bounds)?.makeReference()
    return TextSource(foreground: paint.foreground, pattern: pattern, origin: point)
  }

  /// Makes the paint of a run the source of what is drawn next.
  private func use(_ run: PaintedRun, _ sources: [TextSource], opacity: Double) {
    guard let foreground = run.foreground,
      let source = sources.first(where: { $0.foreground == foreground }), let pattern = source.pattern
    else { return context.setSource(run.color, opacity: opacity) }
    // A source belongs to the coordinates in which it is set.
    let (x, y) = (Double(source.origin.x), Double(source.origin.y))
    cairo_translate(context, -x, -y)
    cairo_set_source(context, pattern)
    cairo_translate(context, x, y)
  }

  private func draw(_ run: PaintedRun, visible: CGRect, sources: [TextSource], opacity: Double) {
    let grid = PixelGrid(context: context, pixelScale: pixelScale)
    if let (frame, color) = run.background {
      context.setSource(color, opacity: opacity)
      cairo_rectangle(
        context, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
      cairo_fill(context)
    }
    use(run, sources, opacity: opacity)
    if let attachment = run.attachment {
      draw(attachment.picture, at: CGPoint(x: attachment.x, y: run.baseline), opacity: opacity)
      use(run, sources, opacity: opacity)
    } else if run.font.isPicture {
      drawPictures(run, sources, opacity: opacity)
    } else if keepsOutlines {
      showGlyphs(run)
    } else if let grid, !run.isExact, grid.scale * run.font.emSize <= Self.largestMask {
      drawMasks(run, grid: grid, visible: visible)
    } else {
      drawOutlines(run)
    }
    for decoration in run.decorations {
      if let color = decoration.color { context.setSource(color, opacity: opacity) }
      draw(decoration, grid: grid)
      if decoration.color != nil { use(run, sources, opacity: opacity) }
    }
  }

  private func draw(_ picture: TextAttachment, at point: CGPoint, opacity: Double) {
    cairo_save(context)
    cairo_translate(context, Double(point.x), Double(point.y))
    draw(picture.items, opacity: opacity)
    cairo_restore(context)
  }

  /// Masks larger than this many pixels are not worth their memory.
  private static let largestMask = 96.0

  private func drawOutlines(_ run: PaintedRun) {
    context.setFont(run.font)
    cairo_glyph_path(context, run.glyphs, Int32(run.glyphs.count))
    cairo_fill(context)
  }

  /// Leaves glyphs to the target, which keeps them as text.
  private func showGlyphs(_ run: PaintedRun) {
    context.setFont(run.font)
    cairo_show_glyphs(context, run.glyphs, Int32(run.glyphs.count))
  }

  /// Glyphs with colors of their own keep them; only the opacity of the text's paint applies to them.
  private func drawPictures(_ run: PaintedRun, _ sources: [TextSource], opacity: Double) {
    guard !context.hasOpaqueSource else { return showGlyphs(run) }
    cairo_push_group(context)
    context.setSource(.black, opacity: 1)
    showGlyphs(run)
    use(run, sources, opacity: opacity)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
    use(run, sources, opacity: opacity)
  }

  private func drawMasks(_ run: PaintedRun, grid: PixelGrid, visible: CGRect) {
    var composer = GlyphRunMask(font: run.font, scale: grid.scale)
    // The line as a whole moves to whole pixels, which keeps its flat strokes sharp.
    let baseline = grid.pixelY(run.baseline)
    let lift = baseline.rounded() - baseline
    for glyph in run.glyphs {
      composer.add(UInt32(glyph.index), x: grid.pixelX(glyph.x), y: (grid.pixelY(glyph.y) + lift).rounded())
    }
    guard let mask = composer.makeSurface(within: grid.pixels(visible)) else { return }
    cairo_save(context)
    grid.usePixels(in: context)
    cairo_mask_surface(context, mask.surface, Double(mask.left), Double(mask.top))
    cairo_restore(context)
    cairo_surface_destroy(mask.surface)
  }

  private func draw(_ decoration: PaintedRun.Decoration, grid: PixelGrid?) {
    let frame = (keepsOutlines ? nil : grid?.snappedVertically(decoration.frame)) ?? decoration.frame
    let lengths = decoration.pattern.lengths
    if lengths.isEmpty {
      cairo_rectangle(
        context, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
      return cairo_fill(context)
    }
    let thickness = Double(frame.height)
    cairo_set_line_width(context, thickness)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, lengths.map { $0 * thickness }, Int32(lengths.count), 0)
    cairo_move_to(context, Double(frame.minX), Double(frame.midY))
    cairo_line_to(context, Double(frame.maxX), Double(frame.midY))
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
  }
}

extension Text.LineStyle.Pattern {
  /// Strokes and gaps in turn, in thicknesses of the line; none for a line without gaps.
  fileprivate var lengths: [Double] {
    switch kind {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
