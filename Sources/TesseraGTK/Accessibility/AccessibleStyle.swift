#if Windows
import CGTK

/// Removes the styles that would make widgets larger than the elements they stand for.
@MainActor
enum AccessibleStyle {
  private static let name = "tessera-hidden"

  private static let sheet = """
    .\(name), .\(name) * { min-width: 0; min-height: 0; padding: 0; border: none; margin: 0; }
    """

  private static let provider: OpaquePointer? = {
    guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else { return nil }
    gtk_css_provider_load_from_data(provider.cast(), sheet, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    return OpaquePointer(provider)
  }()

  static func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
    _ = provider
    gtk_widget_add_css_class(widget, name)
    gtk_widget_set_focusable(widget, gboolean(true))
  }
}
#endif
