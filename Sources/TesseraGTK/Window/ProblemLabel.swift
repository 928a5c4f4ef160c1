#if Windows
import CGTK

/// Shows what is wrong with the source of the program, in front of its content.
@MainActor
final class ProblemLabel {
  private let label: UnsafeMutablePointer<GtkWidget>?

  private static let style = """
    .tessera-problem { background: rgba(60, 0, 0, 0.88); color: white; padding: 12px; font-family: monospace; }
    """

  private static let provider: UnsafeMutablePointer<GtkCssProvider>? = {
    guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else { return nil }
    gtk_css_provider_load_from_data(provider, style, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    return provider
  }()

  /// A label at the lower edge of an overlay.
  init(in overlay: OpaquePointer) {
    _ = Self.provider
    label = gtk_label_new(nil)
    guard let label else { return }
    gtk_widget_add_css_class(label, "tessera-problem")
    gtk_widget_set_valign(label, GTK_ALIGN_END)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_wrap(OpaquePointer(label), gboolean(true))
    gtk_widget_set_can_target(label, gboolean(false))
    gtk_overlay_add_overlay(overlay, label)
    show("")
  }

  /// Shows a text; an empty one hides the label.
  func show(_ problem: String) {
    guard let label else { return }
    gtk_label_set_text(OpaquePointer(label), problem)
    gtk_widget_set_visible(label, gboolean(!problem.isEmpty))
  }
}
#endif
