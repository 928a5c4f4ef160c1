#if Windows
import CGTK
import Foundation
import TesseraCore

/// Passes events of the pointer, wheel, touchpad and fingers in a window to its graph.
@MainActor
final class PointerInput {
  private unowned let window: HostWindow
  private var canvas: UnsafeMutablePointer<GtkWidget> { window.canvas }
  /// Where the pointer is; nil outside of the window.
  private(set) var location: CGPoint?
  /// The finger that acts as the pointer.
  private var finger: OpaquePointer?
  /// The event that is being received.
  private(set) var event: OpaquePointer?
  private var isPressed = false
  private var shape = PointerShape.arrow

  init(_ window: HostWindow) {
    self.window = window
  }

  func attach() {
    attachEvents()
    attachScrolling()
  }

  /// One controller gets every event: the graph recognizes gestures itself.
  private func attachEvents() {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    let received: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      MainActor.assumeIsolated {
        guard let event, let input = Signals.target(data, as: PointerInput.self) else { return gboolean(false) }
        return gboolean(input.window.clock.receive(eventOf: gdk_event_get_time(event)) { input.receive(event) })
      }
    }
    Signals.connect(controller, "event", to: self, received)
    gtk_widget_add_controller(canvas, controller)
    takeEventsFromWidgets()
  }

  /// To GTK, an embedded widget is in front of everything. What happens to what is in front of the widget is taken away
  /// from it on its way there.
  private func takeEventsFromWidgets() {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    let received: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      MainActor.assumeIsolated {
        guard let event, let input = Signals.target(data, as: PointerInput.self), input.isInFrontOfWidget(event)
        else { return gboolean(false) }
        _ = input.window.clock.receive(eventOf: gdk_event_get_time(event)) { input.receive(event) }
        return gboolean(true)
      }
    }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signals.connect(controller, "event", to: self, received)
    gtk_widget_add_controller(canvas, controller)
  }

  private func isInFrontOfWidget(_ event: OpaquePointer) -> Bool {
    guard window.embedded.areShown, gdk_event_get_event_type(event) != GDK_SCROLL, let point = point(of: event) else {
      return false
    }
    return isPressed ? window.embedded.reach(point) : window.embedded.reach(point) && !window.embedded.own(point)
  }

  private func attachScrolling() {
    let flags = GtkEventControllerScrollFlags(
      rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
    guard let controller = gtk_event_controller_scroll_new(flags) else { return }
    typealias Handler = @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void
    let scrolled: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = { controller, x, y, data in
      MainActor.assumeIsolated {
        let isInPoints = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE
        guard let input = Signals.target(data, as: PointerInput.self), !input.isOverWidget else {
          return gboolean(false)
        }
        input.receive(controller) { $0.scroll(CGSize(width: x, height: y), isInPoints: isInPoints) }
        return gboolean(true)
      }
    }
    let decelerated: Handler = { controller, x, y, data in
      MainActor.assumeIsolated {
        Signals.target(data, as: PointerInput.self)?.receive(controller) { $0.coast(CGSize(width: x, height: y)) }
      }
    }
    // Before embedded widgets, which would take what is meant for something in front of them.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signals.connect(controller, "scroll", to: self, scrolled)
    Signals.connect(controller, "decelerate", to: self, decelerated)
    gtk_widget_add_controller(canvas, controller)
  }

  /// Runs `body` at the time of the controller's current event.
  private func receive(_ controller: OpaquePointer?, _ body: (PointerInput) -> Void) {
    window.clock.receive(eventOf: gtk_event_controller_get_current_event_time(controller)) { body(self) }
  }

  // MARK: Events

  /// - Returns: whether the event is consumed.
  private func receive(_ event: OpaquePointer) -> Bool {
    guard !isForWidget(event) else { return false }
    self.event = event
    defer { self.event = nil }
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: buttonWasPressed(event)
    case GDK_BUTTON_RELEASE: buttonWasReleased(event)
    case GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY: moved(event)
    case GDK_LEAVE_NOTIFY: left()
    case GDK_TOUCH_BEGIN: touchBegan(event)
    case GDK_TOUCH_UPDATE where isFinger(event): moved(event)
    case GDK_TOUCH_END where isFinger(event): touchEnded(event)
    case GDK_TOUCH_CANCEL where isFinger(event), GDK_GRAB_BROKEN: cancel()
    default: break
    }
    return false
  }

  private var isOverWidget: Bool { location.map(window.embedded.own) == true }

  /// What happens in an embedded widget is its own, but for the end of what began elsewhere.
  private func isForWidget(_ event: OpaquePointer) -> Bool {
    guard let point = point(of: event) else { return false }
    guard !isPressed, window.embedded.own(point) else { return false }
    location = point
    return true
  }

  private func buttonWasPressed(_ event: OpaquePointer) {
    guard let point = point(of: event) else { return }
    gtk_widget_grab_focus(canvas)
    window.keyInput.commitMarkedText()
    switch gdk_button_event_get_button(event) {
    case guint(GDK_BUTTON_PRIMARY):
      window.graph.pointer.modifiers = EventModifiers(held: gdk_event_get_modifier_state(event))
      let holdsControl = gdk_event_get_modifier_state(event).rawValue & GDK_CONTROL_MASK.rawValue != 0
      if holdsControl { window.pinchInput.press(at: point) }
      press(at: point, with: kind(of: event))
    case guint(GDK_BUTTON_SECONDARY):
      window.perform(as: "secondary press \(name(at: point))") { window.graph.pointer.pressSecondary(at: point) }
    default: break
    }
  }

  private func buttonWasReleased(_ event: OpaquePointer) {
    guard gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY) else { return }
    window.graph.pointer.modifiers = EventModifiers(held: gdk_event_get_modifier_state(event))
    if let point = point(of: event) { move(to: point) }
    release()
  }

  private func moved(_ event: OpaquePointer) {
    guard let point = point(of: event) else { return }
    location = point
    move(to: point)
    hover()
  }

  private func left() {
    location = nil
    hover()
  }

  // MARK: Presses

  private func press(at point: CGPoint, with kind: GestureInputKinds) {
    isPressed = true
    location = point
    window.graph.pointer.dragDelay = finger == nil ? .zero : Self.fingerHold
    window.perform(as: "press \(name(at: point))") { window.graph.pointer.pressDown(at: point, with: kind) }
  }

  private func kind(of event: OpaquePointer) -> GestureInputKinds {
    guard let device = gdk_event_get_device(event) else { return .pointer }
    return switch gdk_device_get_source(device) {
    case GDK_SOURCE_PEN: .pencil
    case GDK_SOURCE_TOUCHSCREEN: .directTouch
    default: .pointer
    }
  }

  private func move(to point: CGPoint) {
    // A pinch takes the place of the press, which `beginPinch` cancels.
    if window.pinchInput.begin(draggingTo: point) { isPressed = false }
    window.pinchInput.move(to: point)
    guard isPressed else { return }
    window.perform(as: "move") { window.graph.pointer.move(to: point) }
    leaveWithDrag(at: point)
  }

  /// What is dragged out of the window belongs to the desktop from then on.
  private func leaveWithDrag(at point: CGPoint) {
    let items = window.graph.drags.exportableItems
    guard !items.isEmpty, !CGRect(origin: .zero, size: window.graph.surface.size).contains(point) else { return }
    cancel()
    DragOutput.begin(items, from: canvas)
  }

  private func release() {
    window.pinchInput.release()
    guard isPressed else { return }
    isPressed = false
    window.perform(as: "tap \(name(at: location))") { window.graph.pointer.release() }
  }

  private func name(at point: CGPoint?) -> String {
    point.map { window.graph.elementName(at: $0) } ?? ""
  }

  private func cancel() {
    finger = nil
    window.pinchInput.release()
    guard isPressed else { return }
    isPressed = false
    window.perform { window.graph.pointer.cancel() }
  }

  // MARK: Fingers

  /// How long a finger rests on a view before it drags the view instead of scrolling.
  private static let fingerHold = Duration.milliseconds(400)

  /// Only the first finger counts.
  private func touchBegan(_ event: OpaquePointer) {
    guard finger == nil, let point = point(of: event) else { return }
    finger = gdk_event_get_event_sequence(event)
    window.graph.pointer.modifiers = []
    press(at: point, with: .directTouch)
  }

  private func touchEnded(_ event: OpaquePointer) {
    if let point = point(of: event) { move(to: point) }
    finger = nil
    location = nil
    release()
  }

  private func isFinger(_ event: OpaquePointer) -> Bool {
    finger != nil && gdk_event_get_event_sequence(event) == finger
  }

  // MARK: Scrolling

  /// How far one notch of a wheel moves the content, points.
  private static let notch: CGFloat = 60

  private func scroll(_ delta: CGSize, isInPoints: Bool) {
    guard let location else { return }
    let unit = isInPoints ? 1 : Self.notch
    window.perform(as: "scroll") {
      window.graph.scroll(at: location, by: CGSize(width: -delta.width * unit, height: -delta.height * unit))
    }
  }

  /// The fingers left the touchpad while they moved: the content keeps moving.
  private func coast(_ velocity: CGSize) {
    guard let location else { return }
    window.perform(as: "coast") {
      window.graph.coast(at: location, CGVector(dx: -velocity.width, dy: -velocity.height))
    }
  }

  // MARK: Hovering

  /// A different view may be under the pointer now.
  func pictureDidChange() {
    if location != nil, window.graph.hover.isWatching { hover() }
  }

  private func hover() {
    window.perform(as: "hover") { window.graph.hover.move(to: location) }
    let newShape = window.graph.hover.shape
    if newShape != shape {
      shape = newShape
      showCursor(newShape)
    }
    gtk_widget_set_tooltip_text(canvas, window.graph.hover.help)
  }

  private func showCursor(_ shape: PointerShape) {
    guard case .image = shape, let cursor = window.graph.hover.picture?.cursor else {
      return gtk_widget_set_cursor_from_name(canvas, shape.cursorName)
    }
    gtk_widget_set_cursor(canvas, cursor)
    g_object_unref(UnsafeMutableRawPointer(cursor))
  }

  // MARK: Coordinates

  /// Where an event happened, in the canvas's coordinates; events tell the place in the surface of the window.
  private func point(of event: OpaquePointer) -> CGPoint? {
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(canvas) else { return nil }
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(native, &left, &top)
    var source = graphene_point_t(x: Float(x - left), y: Float(y - top))
    var result = graphene_point_t()
    let root = UnsafeMutablePointer<GtkWidget>(native)
    guard gtk_widget_compute_point(root, canvas, &source, &result) != 0 else { return nil }
    return CGPoint(x: CGFloat(result.x), y: CGFloat(result.y))
  }
}

extension PointerShape {
  /// Its name in CSS.
  fileprivate var cursorName: String {
    switch self {
    case .arrow, .image: "default"
    case .text: "text"
    case .hidden: "none"
    case .verticalText: "vertical-text"
    case .link: "pointer"
    case .openHand: "grab"
    case .closedHand: "grabbing"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .crosshair: "crosshair"
    case .resize(let direction): direction.rawValue
    case .columnResize: "col-resize"
    case .rowResize: "row-resize"
    }
  }
}
#endif
