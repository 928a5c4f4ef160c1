#if Windows
import CGTK
import TesseraCore

/// A field that assistive technology reads and writes.
@MainActor
final class AccessibleField: AccessibleElement {
  override func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
    guard let widget = gtk_entry_new() else { preconditionFailure("GTK could not make a widget.") }
    AccessibleStyle.apply(to: widget)
    gtk_editable_set_width_chars(OpaquePointer(widget), 0)
    gtk_entry_set_visibility(widget.cast(), gboolean(element.role != .secureField))
    let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      MainActor.assumeIsolated { Signals.target(data, as: AccessibleField.self)?.textWasChanged() }
    }
    Signals.connect(widget, "changed", to: self, changed)
    return widget
  }

  private var text: String {
    gtk_editable_get_text(OpaquePointer(widget)).map { String(cString: $0) } ?? ""
  }

  override func adoptValue() {
    if text != element.value { gtk_editable_set_text(OpaquePointer(widget), element.value) }
  }

  private func textWasChanged() {
    let text = text
    guard let field = element.node as? TextInputNode, text != element.value else { return }
    change { field.replaceText(text) }
  }
}
#endif
