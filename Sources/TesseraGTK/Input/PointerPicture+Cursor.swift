#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraPaint

extension PointerPicture {
  /// A cursor of GDK that shows the picture; the caller releases it. nil if GDK makes none.
  @MainActor var cursor: OpaquePointer? {
    let raster = Rasterizer.render(DisplayList(items: items), size: size)
    guard let bytes = g_bytes_new(raster.bytes, gsize(raster.bytes.count)) else { return nil }
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        Int32(raster.width), Int32(raster.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(raster.width * 4))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return gdk_cursor_new_from_texture(
      texture, Int32(clamping: Int(saturating: hotSpot.x.rounded(.down))),
      Int32(clamping: Int(saturating: hotSpot.y.rounded(.down))), nil)
  }
}
#endif
