import CPixbuf
import Foundation
import TesseraCore

/// Reads picture files with GdkPixbuf: PNG, JPEG, GIF, BMP, TIFF and other formats with an installed loader, such as
/// SVG.
///
/// Of a moving picture the first frame is read. Photos are turned upright as their camera noted.
package struct PixbufDecoder: BitmapDecoder {
  /// Pictures that claim to have more pixels are not read at all.
  private static let largestArea = 64 * 1024 * 1024
  /// How many bytes are read before the size of the picture is checked.
  private static let chunkSize = 64 * 1024

  package init() {}

  package func decode(_ data: Data, magnification: CGFloat, maximumArea: Int) -> Bitmap? {
    guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let limits = Limits(area: min(maximumArea, Self.largestArea), magnification: Double(magnification))
    let reference = Unmanaged.passRetained(limits)
    defer { reference.release() }
    limits.watch(loader, reference.toOpaque())
    let isRead = read(data, limits) { bytes in
      gdk_pixbuf_loader_write(loader, bytes.baseAddress, gsize(bytes.count), nil) != 0
    }
    let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isRead, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return Self.bitmap(of: upright)
  }

  private func read(_ data: Data, _ limits: Limits, _ write: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    data.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      for start in stride(from: 0, to: bytes.count, by: Self.chunkSize) {
        let chunk = bytes[start..<min(start + Self.chunkSize, bytes.count)]
        guard write(UnsafeBufferPointer(rebasing: chunk)), !limits.isExceeded else { return false }
      }
      return true
    }
  }

  /// How large a picture may be, and whether the one being read is larger.
  private final class Limits {
    let area: Int
    /// How many times larger than it says a picture is read.
    private let magnification: Double
    private(set) var isExceeded = false

    init(area: Int, magnification: Double) {
      self.area = area
      self.magnification = magnification
    }

    func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ reference: UnsafeMutableRawPointer) {
      typealias Handler =
        @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, UnsafeMutableRawPointer) -> Void
      let handler: Handler = { loader, width, height, reference in
        Unmanaged<Limits>.fromOpaque(reference).takeUnretainedValue().limit(loader, Int(width), Int(height))
      }
      // GLib calls the function with the parameters of the signal, which are those of `Handler`.
      g_signal_connect_data(
        UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(handler, to: GCallback.self), reference, nil,
        GConnectFlags(rawValue: 0))
    }

    private func limit(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int) {
      guard width > 0, height > 0, width <= PixbufDecoder.largestArea / height else {
        isExceeded = true
        return gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
      let factor = min(magnification, (Double(area) / Double(width * height)).squareRoot())
      guard factor != 1 else { return }
      gdk_pixbuf_loader_set_size(
        loader, gint(max(1, Double(width) * factor)), gint(max(1, Double(height) * factor)))
    }
  }

  /// The pixels in the order and the form that is drawn.
  private static func bitmap(of pixbuf: OpaquePointer) -> Bitmap? {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let rowLength = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard width > 0, height > 0, channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
      let pixels = gdk_pixbuf_read_pixels(pixbuf)
    else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      var target = 0
      for row in 0..<height {
        var source = pixels + row * rowLength
        for _ in 0..<width {
          let alpha = channels == 4 ? UInt32(source[3]) : 255
          bytes[target] = multiplied(source[2], alpha)
          bytes[target + 1] = multiplied(source[1], alpha)
          bytes[target + 2] = multiplied(source[0], alpha)
          bytes[target + 3] = UInt8(alpha)
          source += channels
          target += 4
        }
      }
      count = target
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private static func multiplied(_ color: UInt8, _ alpha: UInt32) -> UInt8 {
    alpha == 255 ? color : UInt8((UInt32(color) * alpha + 127) / 255)
  }
}
