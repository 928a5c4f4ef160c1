import CCairo

/// Pixels that Cairo draws into and that end up in a Swift array without being copied.
enum PixelBuffer {
  /// - Parameter body: draws with a Cairo context whose unit is a pixel; the picture is clear at first.
  /// - Returns: premultiplied BGRA rows.
  static func draw(width: Int, height: Int, _ body: (OpaquePointer) -> Void) -> [UInt8] {
    let size = width * height * 4
    return [UInt8](unsafeUninitializedCapacity: size) { pixels, count in
      pixels.initialize(repeating: 0)
      count = size
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      if let context = cairo_create(surface) {
        body(context)
        cairo_destroy(context)
      }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
