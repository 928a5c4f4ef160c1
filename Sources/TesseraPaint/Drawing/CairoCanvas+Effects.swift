import CCairo
import Foundation
import TesseraCore

extension CairoCanvas {
  /// Draws items as one picture that an effect has changed.
  func draw(_ items: [DisplayItem], through effect: DisplayEffect, opacity: Double) {
    switch effect {
    case .flatten:
      flatten(items, opacity: opacity)
    case .blend(let mode) where mode.readsBackground:
      compose(items, by: mode, opacity: opacity)
    case .blend(let mode):
      drawAsOnePicture(items, opacity: opacity, operator: mode.cairoOperator)
    case .mask(let mask):
      draw(items, maskedBy: mask, opacity: opacity)
    case .colors(let matrix):
      guard let layer = PixelLayer(items, in: self, margin: 0) else { return draw(items, opacity: opacity) }
      layer.apply(matrix)
      layer.paint(opacity: opacity)
    case .blur(let radius, let isOpaque):
      // Beyond three standard deviations nothing is left to be seen.
      guard let layer = PixelLayer(items, in: self, margin: isOpaque ? 0 : 3 * radius) else {
        return draw(items, opacity: opacity)
      }
      layer.blur(radius: radius, extendsEdges: isOpaque)
      layer.paint(opacity: opacity)
    case .backdrop(let radius, let saturation):
      drawBackdrop(items, radius: radius, saturation: saturation, opacity: opacity)
    case .projection(let projection):
      PerspectivePicture(items, projection, in: self)?.paint(opacity: opacity)
    case .shader(let call, let use):
      draw(items, through: call, use, opacity: opacity)
    case .shadow(let color, let radius, let offset):
      draw(items, withShadow: color, radius, offset, opacity: opacity)
    }
  }

  private func draw(_ items: [DisplayItem], maskedBy mask: [DisplayItem], opacity: Double) {
    guard let bounds = DisplayBounds.of(items), let reach = DisplayBounds.of(mask),
      let visible = bounds.overlap(with: reach), context.clip(toBounds: visible)
    else { return }
    cairo_push_group(context)
    draw(items, opacity: opacity)
    let picture = cairo_pop_group(context)
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    draw(mask, opacity: 1)
    let coverage = cairo_pop_group(context)
    cairo_set_source(context, picture)
    cairo_mask(context, coverage)
    cairo_pattern_destroy(picture)
    cairo_pattern_destroy(coverage)
  }

  private func draw(
    _ items: [DisplayItem], withShadow color: Color.Resolved, _ radius: CGFloat, _ offset: CGSize, opacity: Double
  ) {
    guard opacity == 1 else {
      let effect = DisplayEffect.shadow(color, radius: radius, offset: offset)
      return drawAsOnePicture([.group(DisplayGroup(effect: effect, items: items))], opacity: opacity)
    }
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height))
    // D65: each leaf has a shadow, which may fall on those before it.
    for leaf in Self.leaves(of: items) {
      if let layer = PixelLayer([leaf], in: self, margin: reach) {
        layer.paintShadow(color, radius: radius, offset: offset)
      }
      draw([leaf], opacity: 1)
    }
  }

  /// Items one by one, taken out of groups that only move them.
  private static func leaves(of items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      guard case .group(let group) = item, group.clip == nil, group.effect == nil, group.opacity == 1 else {
        return [item]
      }
      let leaves = leaves(of: group.items)
      if group.transform.isIdentity { return leaves }
      return leaves.map { .group(DisplayGroup(transform: group.transform, items: [$0])) }
    }
  }
}

extension CGBlendMode {
  /// Cairo's name for the mode. Cairo has no `plusDarker`; that is drawn as `multiply`.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    }
  }
}
