import CCairo
import Foundation
import TesseraCore

/// Modes that take away what lies below, where something is drawn and nowhere else (J406). Cairo's own operators of these
/// names reach as far as the clip does.
extension CairoCanvas {
  /// Mixes the picture of some items with what was drawn before, where they draw.
  func compose(_ items: [DisplayItem], by mode: CGBlendMode, opacity: Double) {
    // A file of outlines cannot be read while it is drawn; `flatten` makes pixels of what needs that.
    guard !keepsOutlines else { return drawAsOnePicture(items, opacity: opacity) }
    cairo_save(context)
    defer { cairo_restore(context) }
    let mixed = mixture(of: items, by: mode, opacity: opacity)
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    draw(Self.coverage(of: items, in: context.visibleBounds), opacity: 1)
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(context)
    cairo_set_source(context, mixed)
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    cairo_paint(context)
    cairo_pattern_destroy(mixed)
  }

  /// What the items and what was drawn before make together, within the clip.
  private func mixture(of items: [DisplayItem], by mode: CGBlendMode, opacity: Double) -> OpaquePointer? {
    let below = cairo_get_group_target(context)
    cairo_push_group(context)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, below, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_restore(context)
    cairo_push_group(context)
    draw(items, opacity: opacity)
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, mode.cairoOperator)
    cairo_paint(context)
    return cairo_pop_group(context)
  }

  /// Draws items as one picture: of pixels if some of them have to read what lies below them.
  func flatten(_ items: [DisplayItem], opacity: Double) {
    guard keepsOutlines, items.contains(where: \.readsBackground),
      let layer = PixelLayer(items, in: self, margin: 0)
    else { return drawAsOnePicture(items, opacity: opacity) }
    layer.paint(opacity: opacity)
  }

  /// Items that are opaque where those given draw: in the boxes of pictures, and everywhere where there is a layer.
  private static func coverage(of items: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    items.map { item in
      switch item {
      case .fill(let path, _, let style): .fill(path, .color(.black), style)
      case .stroke(let path, _, let style): .stroke(path, .color(.black), style)
      case .text: item
      case .image(let image): .fill(Path(image.frame), .color(.black), FillStyle())
      case .group(let group): coverage(of: group, in: bounds)
      }
    }
  }

  private static func coverage(of group: DisplayGroup, in bounds: CGRect) -> DisplayItem {
    if case .flatten = group.effect { return .fill(Path(bounds), .color(.black), FillStyle()) }
    var covering = group
    covering.opacity = 1
    covering.items = coverage(of: group.items, in: bounds.applying(group.transform.inverted()))
    return .group(covering)
  }
}

extension DisplayItem {
  fileprivate var readsBackground: Bool {
    guard case .group(let group) = self else { return false }
    if case .blend(let mode) = group.effect, mode.readsBackground { return true }
    return group.items.contains(where: \.readsBackground)
  }
}
