import Foundation

/// A node whose content follows the pointer: a press that moves far enough belongs to it and to nobody inside of it.
@MainActor
protocol PanHandler: LayoutNode {
  /// Whether the node takes a press that moved by `translation` so far.
  func canPan(_ translation: CGSize) -> Bool

  /// The pointer moved by `distance` since it last did, and by `translation` since the press began.
  func panDidMove(by distance: CGSize, translation: CGSize)

  /// The pointer went up, while it moved at some speed, points a second.
  func panDidEnd(translation: CGSize, velocity: CGVector)
}

/// A press that belongs to a node which follows the pointer.
@MainActor
struct Pan {
  /// A pointer that moved less far may still mean a tap (E3).
  static let minimumDistance: CGFloat = 10

  let handler: any PanHandler
  private(set) var translation: CGSize
  private var speed = PointerSpeed()

  /// Finds out whether somebody takes the press.
  ///
  /// - Parameters:
  ///   - chain: the node that was pressed and those around it.
  ///   - recognized: whose gesture is going on; it goes before those who would take the press further out (E6).
  init?(from chain: [LayoutNode], translation: CGSize, recognized: LayoutNode?) {
    guard hypot(translation.width, translation.height) >= Self.minimumDistance else { return nil }
    for node in chain {
      if node === recognized { return nil }
      if let handler = node as? any PanHandler, handler.canPan(translation) {
        self.handler = handler
        self.translation = .zero
        return
      }
    }
    return nil
  }

  mutating func move(to newTranslation: CGSize, time: Duration) {
    speed.add(newTranslation, time: time)
    let distance = CGSize(
      width: newTranslation.width - translation.width, height: newTranslation.height - translation.height)
    translation = newTranslation
    if !handler.isRemoved { handler.panDidMove(by: distance, translation: newTranslation) }
  }

  func end(time: Duration) {
    if !handler.isRemoved { handler.panDidEnd(translation: translation, velocity: speed.value(at: time)) }
  }
}

/// How fast a pointer moved of late.
struct PointerSpeed {
  /// What was longer ago does not count.
  private static let memory = Duration.milliseconds(100)

  private var samples: [(translation: CGSize, time: Duration)] = []

  mutating func add(_ translation: CGSize, time: Duration) {
    samples.append((translation, time))
    samples.removeAll { time - $0.time > Self.memory }
  }

  /// Points a second; nothing for a pointer that rested.
  func value(at time: Duration) -> CGVector {
    guard let first = samples.first, let last = samples.last, time - last.time < Self.memory else { return .zero }
    let seconds = (last.time - first.time) / .seconds(1)
    guard seconds > 0 else { return .zero }
    return CGVector(
      dx: (last.translation.width - first.translation.width) / seconds,
      dy: (last.translation.height - first.translation.height) / seconds)
  }
}

extension ScrollNode: PanHandler {
  func canPan(_ translation: CGSize) -> Bool {
    guard scope.values.isScrollEnabled else { return false }
    let isVertical = abs(translation.height) >= abs(translation.width)
    if isVertical, translation.height > 0, leavesPullsToSheet { return false }
    if isVertical { return axes.contains(.vertical) && (maximumOffset.y > 0 || scope.values.refreshTrigger != nil) }
    return axes.contains(.horizontal) && maximumOffset.x > 0
  }

  func panDidMove(by distance: CGSize, translation: CGSize) {
    userMoves()
    for axis in [Axis.vertical, .horizontal] where distance[axis] != 0 {
      if !scroll(axis, by: distance[axis]), axis == .vertical { pull(by: distance.height) }
    }
  }

  func panDidEnd(translation: CGSize, velocity: CGVector) {
    endPull()
    userLetGo(velocity)
  }
}
