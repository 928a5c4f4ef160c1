import CGTK
import TesseraCore

/// The clipboard that all programs of the desktop share.
@MainActor
final class DesktopClipboard: Clipboard {
  private let clipboard: OpaquePointer?

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    clipboard = gtk_widget_get_clipboard(widget)
  }

  func write(_ text: String) {
    gdk_clipboard_set_text(clipboard, text)
  }

  func read(_ receive: @escaping @MainActor (String) -> Void) {
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { clipboard, result, data in
        guard let data else { return }
        MainActor.assumeIsolated {
          let receiver = Unmanaged<Receiver>.fromOpaque(data).takeRetainedValue()
          guard let clipboard, let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil) else {
            return
          }
          receiver.receive(String(cString: text))
          g_free(text)
        }
      }, Unmanaged.passRetained(Receiver(receive)).toOpaque())
  }

  private final class Receiver {
    let receive: @MainActor (String) -> Void

    init(_ receive: @escaping @MainActor (String) -> Void) {
      self.receive = receive
    }
  }
}
