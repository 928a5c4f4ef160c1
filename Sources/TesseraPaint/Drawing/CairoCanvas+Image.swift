import CCairo
import Foundation
import TesseraCore

extension CairoCanvas {
  /// Draws a bitmap, or what it is a stencil for.
  func draw(_ image: DisplayImage, opacity: Double) {
    let tile = image.tile ?? image.frame.size
    guard image.frame.isUsable, tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else {
      return
    }
    image.withPattern(tile: tile) { pattern in
      // The context lets go of the pattern before the pixels are gone.
      cairo_save(context)
      defer { cairo_restore(context) }
      clip(to: image)
      if let tint = image.tint {
        guard let paint = CairoPaint(tint, opacity: opacity, canvas: self) else { return }
        paint.use(in: context)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint_with_alpha(context, opacity)
      }
    }
  }

  private func clip(to image: DisplayImage) {
    let frame = image.frame
    cairo_rectangle(context, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
    cairo_set_antialias(context, image.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
  }
}

extension DisplayImage {
  /// Calls `body` with a pattern of the bitmap's part, laid out from the top-left corner of the frame.
  fileprivate func withPattern(tile: CGSize, _ body: (OpaquePointer) -> Void) {
    let pixels = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard let part = source.overlap(with: pixels), part.width > 0, part.height > 0 else { return }
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      // Cairo only reads from it.
      let data = UnsafeMutablePointer(mutating: bytes.baseAddress)
      guard
        let whole = cairo_image_surface_create_for_data(
          data, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
      else { return }
      let surface = cairo_surface_create_for_rectangle(
        whole, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height))
      defer {
        cairo_surface_destroy(surface)
        // What still refers to the pixels makes a copy of them now.
        cairo_surface_finish(whole)
        cairo_surface_destroy(whole)
      }
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      set(pattern, part: part, tile: tile)
      body(pattern)
    }
  }

  private func set(_ pattern: OpaquePointer, part: CGRect, tile: CGSize) {
    let scale = CGSize(width: part.width / tile.width, height: part.height / tile.height)
    var matrix = cairo_matrix_t(
      xx: Double(scale.width), yx: 0, xy: 0, yy: Double(scale.height), x0: Double(-frame.minX * scale.width),
      y0: Double(-frame.minY * scale.height))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, self.tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, interpolation.filter)
  }
}

extension DisplayImage.Interpolation {
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .nearest: CAIRO_FILTER_NEAREST
    case .linear: CAIRO_FILTER_GOOD
    case .best: CAIRO_FILTER_BEST
    }
  }
}

extension CGRect {
  fileprivate var isUsable: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && width > 0 && height > 0
  }
}
