#if Windows
import CGTK
import TesseraCore

/// A value between bounds that assistive technology reads and sets.
@MainActor
final class AccessibleRange: AccessibleElement {
  override func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
    guard let widget = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil) else {
      preconditionFailure("GTK could not make a widget.")
    }
    AccessibleStyle.apply(to: widget)
    let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      MainActor.assumeIsolated { Signals.target(data, as: AccessibleRange.self)?.valueWasChanged() }
    }
    Signals.connect(widget, "value-changed", to: self, changed)
    return widget
  }

  private var range: UnsafeMutablePointer<GtkRange> { widget.cast() }

  override func adoptValue() {
    guard let adjustment = element.adjustment, adjustment.bounds.lowerBound < adjustment.bounds.upperBound else {
      return
    }
    let length = adjustment.bounds.upperBound - adjustment.bounds.lowerBound
    gtk_range_set_range(range, adjustment.bounds.lowerBound, adjustment.bounds.upperBound)
    gtk_range_set_increments(range, adjustment.step ?? length / 100, adjustment.step ?? length / 10)
    gtk_range_set_value(range, adjustment.value())
  }

  private func valueWasChanged() {
    let value = gtk_range_get_value(range)
    change { element.adjustment?.set(value) }
  }
}
#endif
