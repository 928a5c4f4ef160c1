#if Windows
import CGTK
import CoreTransferable
import Foundation
import TesseraCore

/// Passes what is dragged out of a window to the desktop.
@MainActor
enum DragOutput {
  /// Begins a drag on the desktop as soon as the data is available.
  static func begin(_ items: [TransferItem], from canvas: UnsafeMutablePointer<GtkWidget>) {
    Task { @MainActor in
      guard let provider = await DesktopContent.provider(for: items) else { return }
      defer { g_object_unref(provider) }
      guard let native = gtk_widget_get_native(canvas),
        let surface = gtk_native_get_surface(native),
        let seat = gdk_display_get_default_seat(gtk_widget_get_display(canvas)),
        let pointer = gdk_seat_get_pointer(seat)
      else { return }
      let drag = gdk_drag_begin(surface, pointer, provider, GDK_ACTION_COPY, 0, 0)
      guard let drag else { return }
      let ended: @convention(c) (gpointer?, gpointer?) -> Void = { drag, _ in
        if let drag { g_object_unref(drag) }
      }
      Signals.connect(drag, "dnd-finished", to: Box(), ended)
    }
  }

  private final class Box {}
}
#endif
