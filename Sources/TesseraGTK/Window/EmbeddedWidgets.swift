#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraPaint

/// A widget of GTK that lies in a window's picture where a bitmap of its own is drawn.
@MainActor
protocol EmbeddedWidget: AnyObject {
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// The bitmap that stands for it.
  var mark: Bitmap { get }
}

/// Lays widgets over a window's picture, and what is in front of them over the widgets.
@MainActor
final class EmbeddedWidgets {
  private struct WeakWidget {
    weak var embedded: (any EmbeddedWidget)?
  }

  private struct Placement {
    let widget: UnsafeMutablePointer<GtkWidget>
    var place: EmbeddedPlace
    /// What is in front of the widget.
    var front: RenderNode?
  }

  /// All of the program, by the bitmaps that stand for them.
  private static var known: [ObjectIdentifier: WeakWidget] = [:]

  private unowned let window: HostWindow
  private var placements: [ObjectIdentifier: Placement] = [:]

  init(_ window: HostWindow) {
    self.window = window
  }

  static func add(_ embedded: any EmbeddedWidget) {
    known[ObjectIdentifier(embedded.mark)] = WeakWidget(embedded: embedded)
  }

  /// To be called before the widget goes.
  static func remove(_ embedded: any EmbeddedWidget) {
    known[ObjectIdentifier(embedded.mark)] = nil
    if gtk_widget_get_parent(embedded.widget) != nil { gtk_widget_unparent(embedded.widget) }
  }

  private var canvas: UnsafeMutablePointer<GtkWidget> { window.canvas }

  // MARK: Places

  /// Follows a new picture.
  func show(_ list: DisplayList, scale: CGFloat) {
    guard !Self.known.isEmpty || !placements.isEmpty else { return }
    let places = EmbeddedPlace.find(Set(Self.known.keys), in: list)
    for (mark, placement) in placements where places[mark] == nil { hide(placement.widget, mark) }
    for (mark, place) in places {
      guard let widget = Self.known[mark]?.embedded?.widget else { continue }
      adopt(widget)
      let front = place.above.isEmpty ? nil : Self.record(place, scale: scale)
      placements[mark] = Placement(widget: widget, place: place, front: front)
    }
    gtk_widget_queue_allocate(canvas)
    gtk_widget_queue_draw(canvas)
  }

  private func adopt(_ widget: UnsafeMutablePointer<GtkWidget>) {
    if gtk_widget_get_parent(widget) != canvas {
      if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
      gtk_widget_set_parent(widget, canvas)
    }
    gtk_widget_set_child_visible(widget, gboolean(true))
  }

  private func hide(_ widget: UnsafeMutablePointer<GtkWidget>, _ mark: ObjectIdentifier) {
    placements[mark] = nil
    // It may be gone, or in another window by now.
    guard Self.known[mark]?.embedded != nil, gtk_widget_get_parent(widget) == canvas else { return }
    gtk_widget_set_child_visible(widget, gboolean(false))
  }

  private static func record(_ place: EmbeddedPlace, scale: CGFloat) -> RenderNode? {
    RenderNode.recording(place.visible.insetBy(dx: -1, dy: -1).integral) { context in
      CairoCanvas(context: context, pixelScale: scale).draw(DisplayList(items: place.above))
    }
  }

  /// Gives the widgets their places.
  func allocate() {
    for placement in placements.values {
      let frame = placement.place.frame
      var needed = GtkRequisition()
      gtk_widget_get_preferred_size(placement.widget, &needed, nil)
      var point = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
      gtk_widget_allocate(
        placement.widget, max(gint(frame.width.rounded()), needed.width, 1),
        max(gint(frame.height.rounded()), needed.height, 1), -1, gsk_transform_translate(nil, &point))
    }
  }

  /// Draws the widgets, and again what is in front of them.
  func draw(_ snapshot: OpaquePointer?) {
    for placement in placements.values {
      var visible = graphene_rect_t(placement.place.visible)
      gtk_snapshot_push_clip(snapshot, &visible)
      gtk_widget_snapshot_child(canvas, placement.widget, snapshot)
      if let front = placement.front { gtk_snapshot_append_node(snapshot, front.pointer) }
      gtk_snapshot_pop(snapshot)
    }
  }

  /// The window goes: the widgets do not go with it.
  func remove() {
    for (mark, placement) in placements where Self.known[mark]?.embedded != nil {
      if gtk_widget_get_parent(placement.widget) == canvas { gtk_widget_unparent(placement.widget) }
    }
    placements = [:]
  }

  // MARK: Input

  var areShown: Bool { !placements.isEmpty }

  /// Whether a point is a widget's, or of what is in front of it.
  func reach(_ point: CGPoint) -> Bool {
    placements.values.contains { $0.place.visible.contains(point) }
  }

  /// Whether a point is a widget's, and not of what is in front of it.
  func own(_ point: CGPoint) -> Bool {
    placements.values.contains { Self.isFree($0.place, point) }
  }

  private static func isFree(_ place: EmbeddedPlace, _ point: CGPoint) -> Bool {
    place.visible.contains(point) && !place.above.contains { DisplayBounds.of([$0])?.contains(point) == true }
  }

  /// Whether keys are for a widget.
  var haveFocus: Bool {
    guard !placements.isEmpty, let focus = gtk_window_get_focus(window.window) else { return false }
    return placements.values.contains { focus == $0.widget || gtk_widget_is_ancestor(focus, $0.widget) != 0 }
  }
}
#endif
