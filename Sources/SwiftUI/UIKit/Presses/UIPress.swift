import Foundation
import TesseraCore

/// A key or a button that is held down (J300).
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// What becomes of a press.
  nonisolated public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// It is pressed more or less. Never here.
    case changed
    /// It is held.
    case stationary
    /// It came up.
    case ended
    /// Something else has the keyboard now.
    case cancelled
  }

  /// Which button of a remote control it would be.
  nonisolated public enum PressType: Int, Sendable {
    /// The arrow that points up.
    case upArrow = 0
    /// The arrow that points down.
    case downArrow
    /// The arrow that points left.
    case leftArrow
    /// The arrow that points right.
    case rightArrow
    /// The button that chooses: the return key.
    case select
    /// The button that leads back: the escape key.
    case menu
    /// The button that plays and pauses. Never here.
    case playPause
    /// The button that leads a page up.
    case pageUp = 30
    /// The button that leads a page down.
    case pageDown = 31
    /// None of these.
    case none = 2000
  }

  /// What becomes of it.
  public internal(set) var phase = Phase.began
  /// Which button of a remote control it would be.
  public let type: PressType
  /// The key.
  public let key: UIKey?
  /// When it changed last, in seconds of the clock of frames.
  public internal(set) var timestamp: TimeInterval = 0
  /// What is told of it first.
  public private(set) weak var responder: UIResponder?
  /// The window in which it happens.
  public var window: UIWindow? {
    (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
  }
  /// How hard it is pressed: keys do not tell, so as usual.
  public var force: CGFloat { 1 }

  init(_ press: KeyPress, to responder: UIResponder) {
    key = UIKey(press)
    self.responder = responder
    type =
      switch press.key {
      case .upArrow: .upArrow
      case .downArrow: .downArrow
      case .leftArrow: .leftArrow
      case .rightArrow: .rightArrow
      case .return: .select
      case .escape: .menu
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      default: .none
      }
    super.init()
  }
}

/// Keys or buttons of a moment (J300).
@MainActor @preconcurrency
public final class UIPressesEvent: UIEvent {
  /// The presses.
  public let allPresses: Set<UIPress>

  init(_ press: UIPress) {
    allPresses = [press]
    super.init(ofPressesAt: press.timestamp)
  }
}

/// The keys that responders of UIKit are told of while they are held.
@MainActor
enum HeldPresses {
  private static var held: [KeyEquivalent: UIPress] = [:]

  /// Tells the responder that is asked first of a key.
  ///
  /// - Returns: whether a responder did something with it. A key that is held and comes again goes where it went at first.
  static func tell(_ press: KeyPress, to responder: UIResponder) -> Bool {
    let now = FrontmostGraph.current.map { $0.clockTime / .seconds(1) } ?? 0
    switch press.phase {
    case .repeat: return held[press.key] != nil
    case .up:
      guard let end = held.removeValue(forKey: press.key) else { return false }
      finish(end, .ended, at: now)
      return true
    default:
      if let old = held.removeValue(forKey: press.key) { finish(old, .cancelled, at: now) }
      let new = UIPress(press, to: responder)
      new.timestamp = now
      let event = UIPressesEvent(new)
      responder.pressesBegan([new], with: event)
      guard !event.isUnhandled else { return false }
      held[press.key] = new
      return true
    }
  }

  private static func finish(_ press: UIPress, _ phase: UIPress.Phase, at time: TimeInterval) {
    press.phase = phase
    press.timestamp = time
    let event = UIPressesEvent(press)
    if phase == .ended {
      press.responder?.pressesEnded([press], with: event)
    } else {
      press.responder?.pressesCancelled([press], with: event)
    }
  }

  /// A responder is not asked first any more: keys that it was told of belong to it no more.
  static func cancel(for responder: UIResponder) {
    for (key, press) in held where press.responder === responder {
      held[key] = nil
      finish(press, .cancelled, at: press.timestamp)
    }
  }
}
