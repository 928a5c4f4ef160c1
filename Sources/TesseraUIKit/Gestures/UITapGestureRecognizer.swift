import Foundation
import SwiftUI
import TesseraCore

/// Recognizes taps in a row.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; with more than one nothing is recognized, because there is one pointer here.
  open var numberOfTouchesRequired = 1

  /// A tap may move so far, in points.
  private static let tolerance: CGFloat = 10
  /// A further tap comes within this time.
  private static let interval = Duration.milliseconds(330)

  private var start = CGPoint.zero
  private var taps = 0
  private var lastUp: Duration?

  open override func reset() {
    super.reset()
    taps = 0
    lastUp = nil
  }

  override package var awaitsTouch: Bool { lastUp != nil }

  override package var nextTime: Duration? { lastUp.map { $0 + Self.interval } }

  override package func track(time: Duration) {
    if let nextTime, time >= nextTime { state = .failed }
  }

  override package func track(_ touch: UITouch, _ moment: TouchMoment) {
    guard moment.pinch == nil, numberOfTouchesRequired == 1 else { return state = .failed }
    let place = touch.location(in: nil)
    switch touch.phase {
    case .began:
      start = place
      lastUp = nil
    case .moved: if hypot(place.x - start.x, place.y - start.y) > Self.tolerance { state = .failed }
    case .ended:
      taps += 1
      if taps >= numberOfTapsRequired { state = .ended } else { lastUp = moment.time }
    case .cancelled, .stationary: break
    }
  }
}

/// Recognizes a touch that stays where it is.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before. Only 0 is recognized here.
  open var numberOfTapsRequired = 0

  private var start = CGPoint.zero
  private var due: Duration?

  open override func reset() {
    super.reset()
    due = nil
  }

  override package var nextTime: Duration? { due }

  override package func track(time: Duration) {
    guard let due, time >= due else { return }
    self.due = nil
    state = .began
  }

  override package func track(_ touch: UITouch, _ moment: TouchMoment) {
    guard moment.pinch == nil, numberOfTapsRequired == 0 else { return state = .failed }
    let place = touch.location(in: nil)
    switch touch.phase {
    case .began:
      start = place
      due = moment.time + .seconds(minimumPressDuration.isFinite ? max(0, minimumPressDuration) : 0)
      track(time: moment.time)
    case .moved:
      if state == .possible {
        if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
      } else {
        state = .changed
      }
    case .ended:
      track(time: moment.time)
      state = state == .possible ? .failed : .ended
    case .cancelled, .stationary: break
    }
  }
}

/// Recognizes a quick movement in a direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  nonisolated public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers it takes; with more than one nothing is recognized, because there is one pointer here.
  open var numberOfTouchesRequired = 1

  /// A swipe moves so far, in points.
  private static let distance: CGFloat = 50
  /// It takes at most so long.
  private static let longest = Duration.milliseconds(500)

  private var start = CGPoint.zero
  private var startTime = Duration.zero

  override package func track(_ touch: UITouch, _ moment: TouchMoment) {
    guard moment.pinch == nil, numberOfTouchesRequired == 1 else { return state = .failed }
    let place = touch.location(in: view)
    guard touch.phase != .began else {
      start = place
      startTime = moment.time
      return
    }
    guard state == .possible else { return }
    if moment.time - startTime > Self.longest { return state = .failed }
    let (x, y) = (place.x - start.x, place.y - start.y)
    guard max(abs(x), abs(y)) >= Self.distance else { return }
    let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    // A swipe that leads as much to the side is none.
    let isStraight = min(abs(x), abs(y)) < max(abs(x), abs(y)) / 2
    state = isStraight && direction.contains(moved) ? .ended : .failed
  }
}
