import CCairo
import Foundation
import TesseraCore

/// Draws display items with a Cairo context: a raster's, a window's or a printer's.
@MainActor
package struct CairoCanvas {
  let context: OpaquePointer
  let pixelScale: CGFloat
  /// Whether the target keeps what is drawn as paths and glyphs, as PDF and SVG do, instead of making pixels of it.
  let keepsOutlines: Bool

  /// - Parameters:
  ///   - context: a `cairo_t` whose unit is a point once its transform is applied. It is left as it was found.
  ///   - pixelScale: pixels for each unit of the context's target, more than 1 where the target itself scales, as
  ///     windows on dense screens do. It decides how finely text is drawn.
  package init(context: OpaquePointer, pixelScale: CGFloat = 1, keepsOutlines: Bool = false) {
    self.context = context
    self.keepsOutlines = keepsOutlines
    self.pixelScale = pixelScale.isFinite && pixelScale > 0 ? pixelScale : 1
  }

  package func draw(_ list: DisplayList) {
    draw(list.items, opacity: 1)
  }

  func draw(_ items: [DisplayItem], opacity: Double) {
    for item in items { draw(item, opacity: opacity) }
  }

  private func draw(_ item: DisplayItem, opacity: Double) {
    switch item {
    case .fill(let path, let paint, let style): fill(path, paint, style, opacity: opacity)
    case .stroke(let path, let paint, let style): stroke(path, paint, style, opacity: opacity)
    case .text(let layout, let point, let paints): draw(layout, at: point, paints: paints, opacity: opacity)
    case .image(let image): draw(image, opacity: opacity)
    case .group(let group): draw(group, opacity: opacity)
    }
  }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, opacity: Double) {
    if case .shadowed(let base, let shadow) = paint {
      return draw(shadow.items(of: path, base, style), opacity: opacity)
    }
    if fillByMask(path, paint, style, opacity: opacity) { return }
    guard context.append(path), let paint = CairoPaint(paint, opacity: opacity, canvas: self) else {
      cairo_new_path(context)
      return
    }
    paint.use(in: context)
    context.setFillStyle(style)
    cairo_fill(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, opacity: Double) {
    guard style.lineWidth > 0, context.append(path, isThinned: style.dash.isEmpty),
      let paint = CairoPaint(paint, opacity: opacity, canvas: self, margin: style.reach)
    else {
      cairo_new_path(context)
      return
    }
    paint.use(in: context)
    context.setStrokeStyle(style)
    cairo_stroke(context)
  }

  private func draw(_ group: DisplayGroup, opacity outerOpacity: Double) {
    let opacity = group.opacity.isNaN ? 0 : min(max(group.opacity, 0), 1) * outerOpacity
    guard opacity > 0, !group.items.isEmpty, group.transform.isUsable else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if group.transform != .identity {
      var matrix = group.transform.cairoMatrix
      cairo_transform(context, &matrix)
    }
    if let clip = group.clip, !context.clip(to: clip) { return }
    if let effect = group.effect {
      draw(group.items, through: effect, opacity: opacity)
    } else if opacity == 1 || Self.canFadeEach(group.items) {
      draw(group.items, opacity: opacity)
    } else {
      drawAsOnePicture(group.items, opacity: opacity)
    }
  }

  /// - Parameter operator: how the picture is blended with what was drawn before.
  func drawAsOnePicture(
    _ items: [DisplayItem], opacity: Double, operator: cairo_operator_t = CAIRO_OPERATOR_OVER
  ) {
    guard let bounds = DisplayBounds.of(items), context.clip(toBounds: bounds) else { return }
    cairo_push_group(context)
    draw(items, opacity: 1)
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, `operator`)
    cairo_paint_with_alpha(context, opacity)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Whether fading each item has the same result as fading their group: so it is for a single one.
  private static func canFadeEach(_ items: [DisplayItem]) -> Bool {
    guard items.count == 1 else { return false }
    switch items[0] {
    case .fill, .stroke, .image: return true
    case .group: return true
    case .text(let layout, _, _): return (layout as? GlyphLayout)?.hasDecorations == false
    }
  }
}
