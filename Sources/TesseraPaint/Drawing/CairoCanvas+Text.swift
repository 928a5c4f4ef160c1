import CCairo
import Foundation
import TesseraCore

extension CairoCanvas {
  /// Draws text with its top-left corner at a point. Layouts of other engines are not known here and draw nothing.
  func draw(_ layout: any TextLayout, at point: CGPoint, opacity: Double) {
    guard point.isFinite, let layout = layout as? GlyphLayout else { return }
    cairo_save(context)
    cairo_translate(context, Double(point.x), Double(point.y))
    let visible = context.visibleBounds
    let reach = layout.size.height / CGFloat(max(layout.lineCount, 1))
    let box = CGRect(origin: .zero, size: layout.size).insetBy(dx: -reach, dy: -reach)
    if visible.intersects(box) {
      for run in layout.paintedRuns { draw(run, visible: visible, opacity: opacity) }
    }
    cairo_restore(context)
  }

  private func draw(_ run: PaintedRun, visible: CGRect, opacity: Double) {
    let grid = PixelGrid(context: context, pixelScale: pixelScale)
    context.setSource(run.color, opacity: opacity)
    if let attachment = run.attachment {
      draw(attachment.picture, at: CGPoint(x: attachment.x, y: run.baseline), opacity: opacity)
      context.setSource(run.color, opacity: opacity)
    } else if run.font.isPicture {
      drawPictures(run, opacity: opacity)
    } else if keepsOutlines {
      showGlyphs(run)
    } else if let grid, grid.scale * run.font.emSize <= Self.largestMask {
      drawMasks(run, grid: grid, visible: visible)
    } else {
      drawOutlines(run)
    }
    for decoration in run.decorations { draw(decoration, grid: grid, opacity: opacity) }
  }

  private func draw(_ picture: TextAttachment, at point: CGPoint, opacity: Double) {
    cairo_save(context)
    cairo_translate(context, Double(point.x), Double(point.y))
    draw(picture.items, opacity: opacity)
    cairo_restore(context)
  }

  /// Masks larger than this many pixels take more room than they save time.
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

  private func drawPictures(_ run: PaintedRun, opacity: Double) {
    if opacity < 1 { cairo_push_group(context) }
    context.setFont(run.font)
    cairo_show_glyphs(context, run.glyphs, Int32(run.glyphs.count))
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
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

  private func draw(_ decoration: PaintedRun.Decoration, grid: PixelGrid?, opacity: Double) {
    context.setSource(decoration.color, opacity: opacity)
    let frame = (keepsOutlines ? nil : grid?.snappedVertically(decoration.frame)) ?? decoration.frame
    cairo_rectangle(
      context, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
    cairo_fill(context)
  }
}
