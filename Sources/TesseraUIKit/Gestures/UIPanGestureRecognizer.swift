import Foundation
import SwiftUI
import TesseraCore

/// Recognizes a movement of a touch.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least; with more than one nothing is recognized, because there is one pointer here.
  open var minimumNumberOfTouches = 1
  /// How many fingers it may have at most.
  open var maximumNumberOfTouches = Int.max

  /// A shorter movement may still be a tap, in points.
  private static let distance: CGFloat = 10
  /// A touch that rested this long has no velocity, in seconds.
  private static let restTime: TimeInterval = 0.1

  private var start = CGPoint.zero
  private var place = CGPoint.zero
  private var moments: [(time: TimeInterval, place: CGPoint)] = []
  private var lastTime: TimeInterval = 0

  /// Whether the gesture may begin at a point of the root. Overridden.
  package func mayBegin(at point: CGPoint) -> Bool { true }

  override package func track(_ touch: UITouch, _ moment: TouchMoment) {
    guard moment.pinch == nil, minimumNumberOfTouches <= 1, maximumNumberOfTouches >= 1 else {
      return state = state == .possible ? .failed : .cancelled
    }
    place = touch.location(in: nil)
    lastTime = touch.timestamp
    if touch.phase == .moved {
      moments.append((touch.timestamp, place))
      moments.removeAll { touch.timestamp - $0.time > Self.restTime }
    }
    switch touch.phase {
    case .began:
      start = place
      moments = [(touch.timestamp, place)]
      if !mayBegin(at: place) { state = .failed }
    case .moved where state == .possible:
      if hypot(place.x - start.x, place.y - start.y) >= Self.distance { state = .began }
    case .moved: state = .changed
    case .ended: state = state == .possible ? .failed : .ended
    case .cancelled, .stationary: break
    }
  }

  /// How far the touch moved since it came down, or since the translation was set, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (point(start, in: view), point(place, in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Sets how far the touch counts as moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let to = point(place, in: view)
    let from = CGPoint(x: to.x - translation.x, y: to.y - translation.y)
    start = view.map { $0.root.convert(from, from: $0) } ?? from
  }

  /// How fast the touch moves, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = moments.first, let last = moments.last, last.time > first.time,
      lastTime - last.time <= Self.restTime
    else { return .zero }
    let (from, to) = (point(first.place, in: view), point(last.place, in: view))
    let time = last.time - first.time
    return CGPoint(x: (to.x - from.x) / time, y: (to.y - from.y) / time)
  }

  /// A point of the root, in the coordinates of a view.
  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.root.convert(point, to: $0) } ?? point
  }
}

/// Recognizes a movement that begins at an edge of the view.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []

  /// What is so near to an edge, in points, counts as the edge.
  private static let width: CGFloat = 20

  override package func mayBegin(at point: CGPoint) -> Bool {
    guard let view else { return false }
    let (place, bounds) = (view.root.convert(point, to: view), view.bounds)
    return edges.contains(.left) && place.x - bounds.minX <= Self.width
      || edges.contains(.right) && bounds.maxX - place.x <= Self.width
      || edges.contains(.top) && place.y - bounds.minY <= Self.width
      || edges.contains(.bottom) && bounds.maxY - place.y <= Self.width
  }
}

/// Recognizes two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers in proportion to that in the beginning, or since the scale was set.
  open var scale: CGFloat = 1

  private var last: CGFloat = 1
  private var lastTime: TimeInterval = 0
  /// How fast the scale changes, in a second.
  public private(set) var velocity: CGFloat = 0

  open override func reset() {
    super.reset()
    (scale, last, velocity) = (1, 1, 0)
  }

  override package func track(_ touch: UITouch, _ moment: TouchMoment) {
    guard let pinch = moment.pinch else { return state = .failed }
    let magnification = CGFloat(pinch.magnification)
    let old = scale
    if last > 0 { scale *= magnification / last }
    last = magnification
    if touch.timestamp > lastTime { velocity = (scale - old) / (touch.timestamp - lastTime) }
    lastTime = touch.timestamp
    if touch.phase == .ended {
      state = state == .possible ? .failed : .ended
    } else if state != .possible {
      state = .changed
    } else if abs(magnification - 1) > 0.01 {
      state = .began
    }
  }
}

/// Recognizes two fingers that turn around one another.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned, or since the rotation was set, in radians, clockwise.
  open var rotation: CGFloat = 0

  private var last: CGFloat = 0
  private var lastTime: TimeInterval = 0
  /// How fast they turn, in radians per second.
  public private(set) var velocity: CGFloat = 0

  open override func reset() {
    super.reset()
    (rotation, last, velocity) = (0, 0, 0)
  }

  override package func track(_ touch: UITouch, _ moment: TouchMoment) {
    guard let pinch = moment.pinch else { return state = .failed }
    let angle = CGFloat(pinch.rotation.radians)
    let turn = angle - last
    rotation += turn
    last = angle
    if touch.timestamp > lastTime { velocity = turn / (touch.timestamp - lastTime) }
    lastTime = touch.timestamp
    if touch.phase == .ended {
      state = state == .possible ? .failed : .ended
    } else if state != .possible {
      state = .changed
    } else if abs(angle) > 0.01 {
      state = .began
    }
  }
}
