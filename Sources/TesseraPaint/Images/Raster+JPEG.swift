import CPixbuf
import Foundation

extension Raster {
  /// The picture as a JPEG file, with black where it is clear; nil where GdkPixbuf cannot write any.
  ///
  /// - Parameter quality: from 0 (small) to 1 (good); values outside count as the nearer of these.
  package func jpegData(quality: Double) -> Data? {
    let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
    var pixels = opaquePixels
    return pixels.withUnsafeMutableBufferPointer { pixels -> Data? in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height), gint(width * 3), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      return Self.save(pixbuf, quality: percent)
    }
  }

  private static func save(_ pixbuf: OpaquePointer, quality: Int) -> Data? {
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    let key = strdup("quality")
    let value = strdup(String(quality))
    defer {
      free(key)
      free(value)
    }
    var keys: [UnsafeMutablePointer<CChar>?] = [key, nil]
    var values: [UnsafeMutablePointer<CChar>?] = [value, nil]
    guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil) != 0, let buffer else {
      return nil
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(size))
  }

  /// Red, green and blue. Multiplied by alpha, colors are those on black already.
  private var opaquePixels: [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 3)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      pixels.append(bytes[start + 2])
      pixels.append(bytes[start + 1])
      pixels.append(bytes[start])
    }
    return pixels
  }
}
