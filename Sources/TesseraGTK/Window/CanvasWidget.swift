#if Windows
import CGTK
import Foundation

/// Provides what a canvas draws, and its size.
@MainActor
protocol CanvasDelegate: AnyObject {
  /// What the canvas shows now.
  var canvasContent: RenderNode? { get }

  /// The least and the usual size of the canvas, in points.
  var canvasSizes: (minimum: CGSize, natural: CGSize) { get }

  /// Draws what lies over the content.
  func drawWidgets(_ snapshot: OpaquePointer?)

  /// The canvas got a size, in points, before it is drawn.
  func canvasWasSized(to size: CGSize)
}

/// A widget that shows one render node: a subclass of GtkWidget.
@MainActor
enum CanvasWidget {
  /// Makes a canvas, which keeps its delegate alive.
  static func make(_ delegate: any CanvasDelegate) -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GTK could not make a widget.")
    }
    let box = Unmanaged.passRetained(DelegateBox(delegate)).toOpaque()
    g_object_set_qdata_full(object, quark, box) { data in
      if let data { Unmanaged<DelegateBox>.fromOpaque(data).release() }
    }
    return object.cast(to: GtkWidget.self)
  }

  private final class DelegateBox {
    weak var delegate: (any CanvasDelegate)?

    init(_ delegate: any CanvasDelegate) {
      self.delegate = delegate
    }
  }

  private static let quark = g_quark_from_static_string("tessera-canvas")

  private static func delegate(_ widget: UnsafeMutablePointer<GtkWidget>?) -> (any CanvasDelegate)? {
    guard let widget, let data = g_object_get_qdata(widget.cast(), quark) else { return nil }
    return Unmanaged<DelegateBox>.fromOpaque(data).takeUnretainedValue().delegate
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
        CanvasWidget.initialize(object.assumingMemoryBound(to: GtkWidgetClass.self))
      }
    }
    return g_type_register_static(gtk_widget_get_type(), "TesseraCanvas", &info, GTypeFlags(rawValue: 0))
  }

  private static func initialize(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.snapshot = { widget, snapshot in
      MainActor.assumeIsolated {
        guard let delegate = CanvasWidget.delegate(widget), let content = delegate.canvasContent else { return }
        gtk_snapshot_append_node(snapshot, content.pointer)
        delegate.drawWidgets(snapshot)
      }
    }
    widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
      MainActor.assumeIsolated {
        let sizes = CanvasWidget.delegate(widget)?.canvasSizes ?? (.zero, .zero)
        let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
        minimum?.pointee = gint(isWidth ? sizes.minimum.width : sizes.minimum.height)
        natural?.pointee = gint(isWidth ? sizes.natural.width : sizes.natural.height)
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      }
    }
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      MainActor.assumeIsolated {
        CanvasWidget.delegate(widget)?.canvasWasSized(to: CGSize(width: CGFloat(width), height: CGFloat(height)))
      }
    }
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
  }
}
#endif
