import CCairo
import Foundation

/// Puts the masks of several glyphs together, so that Cairo blends a line of text in one go.
struct GlyphRunMask {
  private struct Placed {
    var mask: GlyphMask
    var left: Int
    var top: Int
  }

  private let font: GlyphFont
  private let scale: Double
  private var placed: [Placed] = []

  init(font: GlyphFont, scale: Double) {
    self.font = font
    self.scale = scale
  }

  /// - Parameters:
  ///   - x: in pixels; a quarter of one is kept.
  ///   - y: the baseline, in whole pixels.
  mutating func add(_ glyph: UInt32, x: Double, y: Double) {
    let farthest = 1e6
    guard abs(x) < farthest, abs(y) < farthest else { return }
    let phases = GlyphMaskCache.phases
    let quarters = Int((x * Double(phases)).rounded())
    let phase = ((quarters % phases) + phases) % phases
    let column = (quarters - phase) / phases
    let mask = font.masks.mask(glyph: glyph, font: font, scale: scale, phase: phase)
    guard !mask.coverage.isEmpty else { return }
    placed.append(Placed(mask: mask, left: column + mask.left, top: Int(y) + mask.top))
  }

  /// A Cairo surface with the coverage of all glyphs, and where it belongs; the caller destroys it.
  ///
  /// - Parameter visible: whole pixels outside which nothing needs to be drawn.
  /// - Returns: nil if nothing is visible.
  func makeSurface(within visible: CGRect) -> (surface: OpaquePointer, left: Int, top: Int)? {
    guard let bounds = bounds(within: visible),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height)),
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    for glyph in placed {
      Self.add(glyph, to: pixels, stride: stride, bounds: bounds)
    }
    cairo_surface_mark_dirty(surface)
    return (surface, bounds.left, bounds.top)
  }

  private struct Bounds {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var width: Int { right - left }
    var height: Int { bottom - top }
  }

  private func bounds(within visible: CGRect) -> Bounds? {
    guard let first = placed.first else { return nil }
    var bounds = Bounds(left: first.left, top: first.top, right: first.left, bottom: first.top)
    for glyph in placed {
      bounds.left = min(bounds.left, glyph.left)
      bounds.top = min(bounds.top, glyph.top)
      bounds.right = max(bounds.right, glyph.left + glyph.mask.width)
      bounds.bottom = max(bounds.bottom, glyph.top + glyph.mask.height)
    }
    bounds.left = max(bounds.left, Int(visible.minX.clampedToPixels))
    bounds.top = max(bounds.top, Int(visible.minY.clampedToPixels))
    bounds.right = min(bounds.right, Int(visible.maxX.clampedToPixels))
    bounds.bottom = min(bounds.bottom, Int(visible.maxY.clampedToPixels))
    return bounds.width > 0 && bounds.height > 0 ? bounds : nil
  }

  /// Adds the coverage of a glyph, which stops at 255 where glyphs overlap.
  private static func add(_ glyph: Placed, to pixels: UnsafeMutablePointer<UInt8>, stride: Int, bounds: Bounds) {
    let mask = glyph.mask
    let columns = (glyph.left..<glyph.left + mask.width).clamped(to: bounds.left..<bounds.right)
    let rows = (glyph.top..<glyph.top + mask.height).clamped(to: bounds.top..<bounds.bottom)
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let first = coverage.baseAddress else { return }
      for row in rows {
        let source = first + (row - glyph.top) * mask.width + (columns.lowerBound - glyph.left)
        let target = pixels + (row - bounds.top) * stride + (columns.lowerBound - bounds.left)
        for column in 0..<columns.count {
          // Written so that the compiler adds many pixels at a time.
          target[column] = UInt8(truncatingIfNeeded: min(255, UInt16(target[column]) + UInt16(source[column])))
        }
      }
    }
  }
}

extension CGFloat {
  /// Cairo knows no pixels beyond these.
  fileprivate var clampedToPixels: CGFloat { Swift.min(Swift.max(self, -1e6), 1e6) }
}
