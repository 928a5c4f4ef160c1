import Foundation
import TesseraCore

/// The touches of a moment, or a movement of the device; `UIPressesEvent` has keys.
@MainActor @preconcurrency
public class UIEvent: NSObject {
  /// What happens.
  nonisolated public enum EventType: Int, Sendable {
    /// Something touches.
    case touches
    /// The device moves.
    case motion
    /// Another device controls the program.
    case remoteControl
    /// Buttons are pressed.
    case presses
  }

  /// What happens, more exactly.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  /// What happens.
  public let type: EventType
  /// What happens, more exactly.
  public let subtype: EventSubtype
  /// When, in seconds of the clock of frames.
  public internal(set) var timestamp: TimeInterval = 0
  /// All touches there are.
  public internal(set) var allTouches: Set<UITouch>?
  /// Whether no responder did anything with the event.
  var isUnhandled = false

  /// Something touches.
  public override init() {
    type = .touches
    subtype = .none
    super.init()
  }

  /// The device moves.
  init(motion: EventSubtype) {
    type = .motion
    subtype = motion
    super.init()
  }

  /// Buttons are pressed.
  init(ofPressesAt time: TimeInterval) {
    type = .presses
    subtype = .none
    timestamp = time
    super.init()
  }

  /// The touches that came down on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The places of a touch since the last event: hosts report each by itself.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Where a touch might be next: nothing is predicted here.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
