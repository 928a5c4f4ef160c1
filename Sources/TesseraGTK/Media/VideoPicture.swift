#if Windows
import CGTK
import TesseraCore

/// Pictures of streams as bitmaps.
@MainActor
enum VideoPicture {
  /// What a stream shows now; nil if it shows no pixels.
  static func bitmap(of paintable: OpaquePointer) -> Bitmap? {
    guard let image = gdk_paintable_get_current_image(paintable) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    let instance = UnsafeMutableRawPointer(image).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gdk_texture_get_type()) != 0 else { return nil }
    let width = Int(gdk_texture_get_width(image))
    let height = Int(gdk_texture_get_height(image))
    guard width > 0, height > 0 else { return nil }
    let count = width * height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      gdk_texture_download(image, buffer.baseAddress, gsize(width * 4))
      size = count
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
#endif
