#if Windows
import CGTK
import Foundation
import TesseraCore

/// Passes what two fingers do on a touchpad or a screen to a window's graph (E4).
///
/// Where there are no two fingers, the control key stands for the second one: while it is held down, a drag rotates and
/// scales the view under the pointer around its center.
@MainActor
final class PinchInput {
  private unowned let window: HostWindow
  /// The vector from the center to the pointer when the drag began; nil while there is no such drag.
  private var drag: (middle: CGPoint, start: CGVector)?
  /// A movement of this distance is not a click (E1); points.
  private static let clickTolerance: CGFloat = 5
  /// Where the pointer was pressed with the control key, until it is dragged or released.
  private var pressPoint: CGPoint?

  init(_ window: HostWindow) {
    self.window = window
  }

  func attach() {
    guard let zoom = gtk_gesture_zoom_new(), let rotation = gtk_gesture_rotate_new() else { return }
    gtk_gesture_group(rotation, zoom)
    attach(zoom, changes: "scale-changed")
    attach(rotation, changes: "angle-changed")
    begin = { [weak self] in self?.fingersCameDown(zoom) }
    pinch = {
      Pinch(
        magnification: gtk_gesture_zoom_get_scale_delta(zoom),
        rotation: .radians(gtk_gesture_is_active(rotation) != 0 ? gtk_gesture_rotate_get_angle_delta(rotation) : 0))
    }
  }

  private var begin: () -> Void = {}
  private var pinch: () -> Pinch = { Pinch() }
  /// Whether a pinch began and not both gestures have ended.
  private var isActive = false

  private func attach(_ gesture: OpaquePointer, changes: String) {
    typealias Handler = @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void
    let began: Handler = { gesture, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: PinchInput.self)?.receive(gesture) { $0.gestureBegan() } }
    }
    let ended: Handler = { gesture, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: PinchInput.self)?.receive(gesture) { $0.gestureEnded() } }
    }
    let changed: @convention(c) (OpaquePointer?, Double, gpointer?) -> Void = { gesture, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: PinchInput.self)?.receive(gesture) { $0.gestureChanged() } }
    }
    Signals.connect(gesture, "begin", to: self, began)
    Signals.connect(gesture, "end", to: self, ended)
    Signals.connect(gesture, "cancel", to: self, ended)
    Signals.connect(gesture, changes, to: self, changed)
    gtk_widget_add_controller(window.canvas, gesture)
  }

  /// Runs `body` at the time of the gesture's current event.
  private func receive(_ gesture: OpaquePointer?, _ body: (PinchInput) -> Void) {
    window.clock.receive(eventOf: gtk_event_controller_get_current_event_time(gesture)) { body(self) }
  }

  private func gestureBegan() {
    guard !isActive else { return }
    isActive = true
    begin()
  }

  private func fingersCameDown(_ gesture: OpaquePointer) {
    var x = 0.0
    var y = 0.0
    let isOnScreen = gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0
    let device = gtk_gesture_get_device(gesture)
    let isTouchpad = device.map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD } ?? false
    guard isOnScreen else { return }
    window.perform {
      window.graph.pointer.beginPinch(at: CGPoint(x: x, y: y), with: isTouchpad ? .indirectTouch : .directTouch)
    }
  }

  private func gestureChanged() {
    guard isActive else { return }
    window.perform { window.graph.pointer.pinch(pinch()) }
  }

  private func gestureEnded() {
    guard isActive else { return }
    isActive = false
    window.perform { window.graph.pointer.endPinch() }
  }

  // MARK: One finger and a key

  /// The pointer was pressed with the control key held down: a drag from here may be a pinch (DK34).
  func press(at point: CGPoint) {
    pressPoint = point
  }

  /// The pointer that was pressed with the control key moved.
  ///
  /// - Returns: whether a pinch begins in the place of the press, as it does once the pointer is dragged over a view
  ///   with a gesture, but not from its center.
  func begin(draggingTo point: CGPoint) -> Bool {
    guard let start = pressPoint, hypot(point.x - start.x, point.y - start.y) >= Self.clickTolerance else {
      return false
    }
    pressPoint = nil
    return begin(at: start)
  }

  private func begin(at point: CGPoint) -> Bool {
    guard let middle = window.graph.pointer.middleOfPinch(at: point) else { return false }
    let start = CGVector(dx: point.x - middle.x, dy: point.y - middle.y)
    guard hypot(start.dx, start.dy) >= 1 else { return false }
    drag = (middle, start)
    window.perform { window.graph.pointer.beginPinch(at: middle, with: .pointer) }
    return true
  }

  func move(to point: CGPoint) {
    guard let drag else { return }
    let now = CGVector(dx: point.x - drag.middle.x, dy: point.y - drag.middle.y)
    var turn = atan2(now.dy, now.dx) - atan2(drag.start.dy, drag.start.dx)
    turn = remainder(turn, 2 * .pi)
    let magnification = hypot(now.dx, now.dy) / hypot(drag.start.dx, drag.start.dy)
    window.perform {
      window.graph.pointer.pinch(Pinch(magnification: magnification, rotation: .radians(turn)))
    }
  }

  func release() {
    pressPoint = nil
    guard drag != nil else { return }
    drag = nil
    window.perform { window.graph.pointer.endPinch() }
  }
}
#endif
