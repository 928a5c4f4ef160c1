#if Windows
import CGTK
import Foundation
import TesseraCore

extension HostWindow: WindowOpener {
  func push(_ request: WindowRequest) -> Bool {
    program.open(request, pushedBy: self)
  }

  func open(_ request: WindowRequest) -> Bool {
    program.open(request)
  }

  func dismiss(_ request: WindowRequest?) -> Bool {
    if let request { return program.dismiss(request) }
    // The code that asked is still running in the window.
    let asks = Transaction.asksBeforeClosing
    Timeout.soon { if asks { self.userWantsToClose() } else { self.close() } }
    return true
  }
}

extension HostWindow {
  /// The size of the first screen, in points; nil if there is none.
  static var display: CGSize? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
    return area.width > 0 && area.height > 0 ? CGSize(width: Int(area.width), height: Int(area.height)) : nil
  }
}
#endif
