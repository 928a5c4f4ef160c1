import CGTK
import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// Hands what is dragged out of a window over to the desktop.
@MainActor
enum DragOutput {
  /// Begins a drag of the desktop's, as soon as the data are there.
  static func begin(_ items: [TransferItem], from canvas: UnsafeMutablePointer<GtkWidget>) {
    Task { @MainActor in
      var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
      for item in items { providers += await content(of: item) }
      guard !providers.isEmpty, let native = gtk_widget_get_native(canvas),
        let surface = gtk_native_get_surface(native),
        let seat = gdk_display_get_default_seat(gtk_widget_get_display(canvas)),
        let pointer = gdk_seat_get_pointer(seat)
      else { return }
      let provider = gdk_content_provider_new_union(&providers, gsize(providers.count))
      let drag = gdk_drag_begin(surface, pointer, provider, GDK_ACTION_COPY, 0, 0)
      if let provider { g_object_unref(provider) }
      guard let drag else { return }
      let ended: @convention(c) (gpointer?, gpointer?) -> Void = { drag, _ in
        if let drag { g_object_unref(drag) }
      }
      Signals.connect(drag, "dnd-finished", to: Box(), ended)
    }
  }

  private final class Box {}

  /// The item in all ways that other programs know.
  private static func content(of item: TransferItem) async -> [UnsafeMutablePointer<GdkContentProvider>?] {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
    for type in item.contentTypes {
      guard let payload = try? await item.payload(as: type), let data = try? payload.data else { continue }
      if case .file(let url, _) = payload {
        providers.append(provider(Data((url.absoluteString + "\r\n").utf8), as: DesktopTypes.urls))
      }
      if type.conforms(to: .url) {
        providers.append(provider(data + Data("\r\n".utf8), as: DesktopTypes.urls))
      } else if type.conforms(to: .plainText) {
        providers.append(text(String(decoding: data, as: UTF8.self)))
      } else if let name = type.preferredMIMEType {
        providers.append(provider(data, as: name))
      }
    }
    return providers
  }

  private static func provider(_ data: Data, as mimeType: String) -> UnsafeMutablePointer<GdkContentProvider>? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_content_provider_new_for_bytes(mimeType, bytes)
  }

  /// GTK knows under which names text goes.
  private static func text(_ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
    var value = GValue()
    g_value_init(&value, .string)
    g_value_set_string(&value, text)
    defer { g_value_unset(&value) }
    return gdk_content_provider_new_for_value(&value)
  }
}
