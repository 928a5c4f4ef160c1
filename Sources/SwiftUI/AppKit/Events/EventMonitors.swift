import Foundation
import TesseraCore

/// The closures that see events before views do.
@MainActor
enum EventMonitors {
  /// A closure and the events that it sees.
  private final class Monitor {
    let mask: NSEvent.EventTypeMask
    let block: (NSEvent) -> NSEvent?

    init(_ mask: NSEvent.EventTypeMask, _ block: @escaping (NSEvent) -> NSEvent?) {
      self.mask = mask
      self.block = block
    }
  }

  private static var monitors: [Monitor] = []

  static func add(_ mask: NSEvent.EventTypeMask, _ block: @escaping (NSEvent) -> NSEvent?) -> Any {
    let monitor = Monitor(mask, block)
    monitors.append(monitor)
    InputMonitor.handler = { input, graph in takes(input, of: graph) }
    return monitor
  }

  static func remove(_ monitor: Any) {
    monitors.removeAll { $0 === monitor as AnyObject }
    if monitors.isEmpty { InputMonitor.handler = nil }
  }

  /// Shows an event to the monitors, the newest first.
  ///
  /// - Returns: whether one of them kept it.
  private static func takes(_ input: MonitoredInput, of graph: ViewGraph) -> Bool {
    let event = event(of: input, in: NSApplication.shared.window(of: graph))
    for monitor in monitors.reversed() where monitor.mask.contains(NSEvent.EventTypeMask(type: event.type)) {
      if monitor.block(event) == nil { return true }
    }
    return false
  }

  private static func event(of input: MonitoredInput, in window: NSWindow) -> NSEvent {
    switch input {
    case .key(let press): return NSEvent(press, in: window)
    case .pressed(let point): return NSEvent(.leftMouseDown, at: point, in: window)
    case .moved(let point): return NSEvent(.leftMouseDragged, at: point, in: window)
    case .released(let point): return NSEvent(.leftMouseUp, at: point, in: window)
    case .secondaryPressed(let point): return NSEvent(.rightMouseDown, at: point, in: window)
    case .wheel(let point, let delta):
      let event = NSEvent(.scrollWheel, at: point, in: window)
      event.setScrolling(delta)
      return event
    case .modifiers(let modifiers):
      let event = NSEvent(.flagsChanged)
      event.window = window
      event.modifierFlags = NSEvent.ModifierFlags(modifiers)
      return event
    }
  }
}

extension NSEvent {
  func setScrolling(_ delta: CGSize) {
    (scrollingDeltaX, scrollingDeltaY) = (delta.width, delta.height)
    (deltaX, deltaY) = (delta.width, delta.height)
  }
}
