import CCairo
import Foundation

extension Raster {
  /// The picture as a PNG file.
  package func pngData() -> Data {
    var png = Data()
    withSurface { surface in
      withUnsafeMutablePointer(to: &png) { target in
        _ = cairo_surface_write_to_png_stream(surface, appendToData, target)
      }
    }
    return png
  }

  /// Reads a PNG file; nil if it is none.
  package init?(pngData: Data) {
    var rest = pngData[...]
    let surface = withUnsafeMutablePointer(to: &rest) { source in
      cairo_image_surface_create_from_png_stream(readFromData, source)
    }
    defer { cairo_surface_destroy(surface) }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0 else { return nil }
    let bytes = PixelBuffer.draw(width: width, height: height) { context in
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
    }
    self.init(checkedWidth: width, height: height, bytes: bytes)
  }

  /// Lends the pixels to Cairo, which must not change them.
  private func withSurface(_ body: (OpaquePointer?) -> Void) {
    bytes.withUnsafeBufferPointer { pixels in
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(width * 4))
      body(surface)
      cairo_surface_destroy(surface)
    }
  }
}

/// Called by Cairo with each piece of a file.
func appendToData(
  _ closure: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}

/// Called by Cairo for the next piece of a PNG file.
private func readFromData(
  _ closure: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
  let source = closure.assumingMemoryBound(to: Data.self)
  guard source.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
  source.pointee.copyBytes(to: bytes, count: Int(count))
  source.pointee = source.pointee.dropFirst(Int(count))
  return CAIRO_STATUS_SUCCESS
}
