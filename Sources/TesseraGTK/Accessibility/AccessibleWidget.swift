#if Windows
import CGTK
import Foundation

/// Invisible widgets for assistive technology: this GTK exposes nothing but widgets.
@MainActor
enum AccessibleWidget {
  static let pressAction = "tessera.press"

  /// Makes a widget of a role that paints nothing and takes no events. It does not keep its element alive.
  static func make(_ role: GtkAccessibleRole, for element: AccessibleElement) -> UnsafeMutablePointer<GtkWidget> {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    defer { g_value_unset(&value) }
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)
    }
    guard let object else { preconditionFailure("GTK could not make a widget.") }
    let box = Unmanaged.passRetained(ElementBox(element)).toOpaque()
    g_object_set_qdata_full(object, quark, box) { data in
      if let data { Unmanaged<ElementBox>.fromOpaque(data).release() }
    }
    return object.cast(to: GtkWidget.self)
  }

  private final class ElementBox {
    weak var element: AccessibleElement?

    init(_ element: AccessibleElement) {
      self.element = element
    }
  }

  private static let quark = g_quark_from_static_string("tessera-element")

  private static func element(of widget: UnsafeMutablePointer<GtkWidget>?) -> AccessibleElement? {
    guard let widget, let data = g_object_get_qdata(widget.cast(), quark) else { return nil }
    return Unmanaged<ElementBox>.fromOpaque(data).takeUnretainedValue().element
  }

  private static let type = register()

  private static func register() -> GType {
    var parent = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &parent)
    var info = GTypeInfo()
    info.class_size = guint16(parent.class_size)
    info.instance_size = guint16(parent.instance_size)
    info.class_init = { object, _ in
      MainActor.assumeIsolated {
        guard let object else { return }
        AccessibleWidget.initialize(object.assumingMemoryBound(to: GtkWidgetClass.self))
      }
    }
    return g_type_register_static(gtk_widget_get_type(), "TesseraElement", &info, GTypeFlags(rawValue: 0))
  }

  private static func initialize(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.snapshot = { _, _ in }
    widgetClass.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
      minimum?.pointee = 0
      natural?.pointee = 0
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widgetClass.pointee.size_allocate = { widget, _, _, _ in
      MainActor.assumeIsolated { AccessibleWidget.element(of: widget)?.placeChildren() }
    }
    gtk_widget_class_install_action(widgetClass, pressAction, nil) { widget, _, _ in
      MainActor.assumeIsolated { AccessibleWidget.element(of: widget)?.press() }
    }
  }
}
#endif
