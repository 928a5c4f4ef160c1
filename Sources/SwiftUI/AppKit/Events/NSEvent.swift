import Foundation
import TesseraCore

/// What the user did, under the name that it has in AppKit.
@MainActor @preconcurrency
public final class NSEvent: NSObject {
  /// What happened.
  public let type: EventType
  /// Where the pointer is, in points from the bottom left corner of the window's content.
  public internal(set) var locationInWindow = CGPoint.zero
  /// The modifier keys that are held.
  public internal(set) var modifierFlags: ModifierFlags = []
  /// When, in seconds of the clock of frames.
  public internal(set) var timestamp: TimeInterval = 0
  /// The window in which it happened; nil outside of all.
  public internal(set) weak var window: NSWindow?
  /// How many times the button came down in a row.
  public internal(set) var clickCount = 0
  /// The tracking area that the pointer came into or left.
  public internal(set) var trackingArea: NSTrackingArea?
  /// How far content would move to the right, in points.
  public internal(set) var scrollingDeltaX: CGFloat = 0
  /// How far content would move down, in points.
  public internal(set) var scrollingDeltaY: CGFloat = 0
  /// How far the pointer moved to the right since the last event, in points; of a wheel, as `scrollingDeltaX`.
  public internal(set) var deltaX: CGFloat = 0
  /// How far the pointer moved down since the last event, in points; of a wheel, as `scrollingDeltaY`.
  public internal(set) var deltaY: CGFloat = 0
  /// What was typed; nil for what is no key.
  public internal(set) var characters: String?
  /// Whether the key is held down and typed again.
  public internal(set) var isARepeat = false
  /// The key, for shortcuts.
  var key: KeyEquivalent?
  /// Whether no responder did anything with the event.
  package var isUnhandled = false

  init(_ type: EventType) {
    self.type = type
    super.init()
  }

  /// The event that views were told of last.
  static var last: NSEvent?

  /// The end of a click where the pointer was last.
  static func ofPointer(in window: NSWindow?, at time: TimeInterval) -> NSEvent {
    let event = NSEvent(pressedMouseButtons == 0 ? .leftMouseUp : .leftMouseDown)
    event.window = window
    event.locationInWindow = mouseLocation
    event.modifierFlags = modifierFlags
    event.timestamp = time
    event.clickCount = 1
    return event
  }

  /// What would be typed without modifier keys; nil for what is no key.
  public var charactersIgnoringModifiers: String? { key.map { $0 == .delete ? "\u{7F}" : String($0.character) } }

  /// The number of the key on a keyboard of Apple's with American letters; 0 for keys that it does not have, and for "a".
  public var keyCode: UInt16 { key.flatMap { KeyCodes.number(of: $0) } ?? 0 }

  /// The number of the button: 0 for the main one, 1 for the secondary one.
  public var buttonNumber: Int {
    switch type {
    case .rightMouseDown, .rightMouseUp, .rightMouseDragged: 1
    default: 0
    }
  }

  /// Distances are those of a touchpad rather than lines of a wheel: hosts report points.
  public var hasPreciseScrollingDeltas: Bool { true }

  /// How hard it is pressed: there are no such sensors here, so as hard as a button.
  public var pressure: Float { type == .leftMouseDown || type == .leftMouseDragged ? 1 : 0 }

  /// Where in a gesture of two fingers the event is; hosts do not tell of other gestures, so nowhere in these.
  public internal(set) var phase: Phase = []

  /// Where in the movement after a gesture the event is. Hosts do not tell, so nowhere.
  public var momentumPhase: Phase { [] }

  /// How much larger two fingers make things since the last event: 0.1 for a tenth (J422).
  public internal(set) var magnification: CGFloat = 0

  /// How far two fingers turned since the last event, in degrees, counterclockwise (J422).
  public internal(set) var rotation: Float = 0

  /// Whether the direction of the wheel is the natural one. Hosts turn it where that is wanted, so no.
  public var isDirectionInvertedFromDevice: Bool { false }

  /// The number of the window; 0 without one.
  public var windowNumber: Int { window?.windowNumber ?? 0 }

  // MARK: The present moment

  /// The modifier keys that are held in the window that was active last.
  public static var modifierFlags: ModifierFlags {
    ModifierFlags(FrontmostGraph.current?.pointer.modifiers ?? [])
  }

  /// Where the pointer was when it was last heard of, in points from the bottom left corner of its window: windows do not
  /// know where they are on the screen.
  public internal(set) static var mouseLocation = CGPoint.zero

  /// The buttons that are held, as bits: the main one is 1.
  public internal(set) static var pressedMouseButtons = 0

  /// How long two clicks may be apart to be a double click, in seconds.
  public static var doubleClickInterval: TimeInterval { 0.5 }

  // MARK: Monitors

  /// Has a closure see the program's events before views do: keys, presses of the pointer's buttons, its movement while a
  /// button is down, wheels and modifier keys.
  ///
  /// - Parameters:
  ///   - mask: the events that it sees.
  ///   - block: gets an event, and returns it; nil keeps it from the views. Another event than the one that it got counts
  ///     as that.
  /// - Returns: what `removeMonitor` takes.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    EventMonitors.add(mask, block)
  }

  /// Has a closure see the events of other programs. The desktop shows no program those of another one, so it is never
  /// called.
  ///
  /// - Returns: nil.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }

  /// Ends what `addLocalMonitorForEvents` began.
  public static func removeMonitor(_ eventMonitor: Any) {
    EventMonitors.remove(eventMonitor)
  }
}

extension NSEvent {
  /// An event of a key.
  package convenience init(_ press: KeyPress, in window: NSWindow?) {
    self.init(press.phase == .up ? .keyUp : .keyDown)
    key = press.key
    characters = press.key == .delete ? "\u{7F}" : press.characters
    modifierFlags = ModifierFlags(press.modifiers)
    if KeyCodes.isFunction(press.key) { modifierFlags.insert(.function) }
    isARepeat = press.phase == .repeat
    self.window = window
    timestamp = FrontmostGraph.current.map { $0.clockTime / .seconds(1) } ?? 0
    locationInWindow = NSEvent.mouseLocation
    NSEvent.last = self
  }

  /// An event of the pointer, at a point of the surface.
  package convenience init(_ type: EventType, at point: CGPoint, in window: NSWindow?) {
    self.init(type)
    self.window = window
    locationInWindow = CGPoint(x: point.x, y: (window?.heightOfContent ?? 0) - point.y)
    modifierFlags = NSEvent.modifierFlags
    timestamp = FrontmostGraph.current.map { $0.clockTime / .seconds(1) } ?? 0
    NSEvent.mouseLocation = locationInWindow
    NSEvent.last = self
  }
}
