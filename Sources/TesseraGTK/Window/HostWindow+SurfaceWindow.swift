#if Windows
import CGTK
import Foundation
import TesseraCore

extension HostWindow: SurfaceWindow {
  func setTitle(_ newTitle: String?) {
    ownTitle = newTitle
    if !isClosed { showTitle() }
  }

  func setDecorated(_ isDecorated: Bool) {
    guard !isClosed else { return }
    gtk_window_set_decorated(window, gboolean(isDecorated))
    bar.setDecorated(isDecorated)
  }

  func resize(to size: CGSize) {
    guard !isClosed, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let (width, height) = (Int(saturating: size.width), Int(saturating: size.height))
    gtk_window_set_default_size(window, Int32(clamping: width), Int32(clamping: height))
  }

  func restrict(_ restrictions: WindowRestrictions) {
    self.restrictions = restrictions
    guard !isClosed else { return }
    gtk_window_set_deletable(window, gboolean(!restrictions.contains(.dismiss)))
    gtk_window_set_resizable(window, gboolean(isResizable))
    bar.follow()
  }

  /// The desktop has the pointer until it is let go, which the views do not hear.
  func beginMove() {
    guard !isClosed, let surface = gtk_native_get_surface(OpaquePointer(window)),
      let seat = gdk_display_get_default_seat(gdk_surface_get_display(surface)),
      let pointer = gdk_seat_get_pointer(seat)
    else { return }
    let location = pointerInput.location ?? .zero
    gdk_toplevel_begin_move(surface, pointer, 1, location.x, location.y, guint32(GDK_CURRENT_TIME))
    Timeout.soon { [weak self] in self?.perform { self?.graph.pointer.release() } }
  }

  func setResizable(_ isResizable: Bool) {
    guard !isClosed else { return }
    gtk_window_set_resizable(window, gboolean(isResizable))
    bar.follow()
  }

  func toggleFullScreen() {
    guard !isClosed, !restrictions.contains(.fullScreen) else { return }
    if gtk_window_is_fullscreen(window) != 0 { gtk_window_unfullscreen(window) } else { gtk_window_fullscreen(window) }
  }

  func toggleMaximized() {
    guard !isClosed else { return }
    if let placer = declaration.environment.windowAttributes.idealPlacement {
      let size = host.surface.size
      return resize(to: placer.placement(of: host, display: Self.display ?? size).size(otherwise: size))
    }
    if gtk_window_is_maximized(window) != 0 { gtk_window_unmaximize(window) } else { gtk_window_maximize(window) }
  }

  func miniaturize() {
    if !isClosed, !restrictions.contains(.minimize) { gtk_window_minimize(window) }
  }

  func bringToFront() {
    if !isClosed { gtk_window_present(window) }
  }

  func closeWindow() {
    // The code that asked is still running in the window.
    Timeout.soon { [weak self] in self?.close() }
  }

  func ask(_ question: ModalQuestion, _ receive: @escaping @MainActor (Int?) -> Void) {
    guard !isClosed,
      let dialog = QuestionDialog(
        question, over: window,
        { [weak self] answer in
          guard let self else { return receive(answer) }
          self.perform { receive(answer) }
        })
    else { return receive(nil) }
    // The code that asks is still running in the window.
    Timeout.soon { dialog.show() }
  }

  func beep() {
    if !isClosed { gtk_widget_error_bell(canvas) }
  }
}
#endif
