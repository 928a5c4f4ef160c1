#if Windows
import CGTK

/// The memory shared with the X server that pictures pass through on their way to a window.
///
/// Cairo gives it back whenever no picture is in it, and then takes fresh pages for the next one, which costs a fifth
/// of a frame. A small picture that is never shown keeps it.
@MainActor
enum UploadMemory {
  private static var sharedSurface: OpaquePointer?
  private static var keptBytes: CInt = 0

  /// Keeps the memory that the pictures of a surface need from now on. Does nothing on other displays.
  static func keep(for surface: OpaquePointer) {
    let scale = gdk_surface_get_scale_factor(surface)
    let width = gdk_surface_get_width(surface) * scale
    let height = gdk_surface_get_height(surface) * scale
    let (bytes, isTooMuch) = (width * 4).multipliedReportingOverflow(by: height)
    guard !isTooMuch, bytes > keptBytes, let reference = xlibSurface(like: surface) else {
      return
    }
    defer { cairo_surface_destroy(reference) }
    // The large picture makes Cairo take memory in which the small one finds a place, too.
    let large = cairo_surface_create_similar_image(reference, CAIRO_FORMAT_ARGB32, width, height)
    defer { cairo_surface_destroy(large) }
    let small = cairo_surface_create_similar_image(reference, CAIRO_FORMAT_ARGB32, 64, 64)
    if let sharedSurface { cairo_surface_destroy(sharedSurface) }
    sharedSurface = small
    keptBytes = bytes
  }

  /// Tells Cairo about the display server. Nothing is drawn on it.
  private static func xlibSurface(like surface: OpaquePointer) -> OpaquePointer? {
    guard let display = gdk_surface_get_display(surface), isOnXServer(display),
      let server = gdk_x11_display_get_xdisplay(display),
      let screen = gdk_x11_screen_get_xscreen(gdk_x11_display_get_screen(display))
    else { return nil }
    return cairo_xlib_surface_create_for_bitmap(server, gdk_x11_surface_get_xid(surface), screen, 1, 1)
  }

  private static func isOnXServer(_ display: OpaquePointer) -> Bool {
    g_type_check_instance_is_a(
      UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self), gdk_x11_display_get_type()) != 0
  }
}
#endif
