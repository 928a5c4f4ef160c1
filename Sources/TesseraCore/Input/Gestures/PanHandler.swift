import Foundation

/// A node whose content follows the pointer: a press that moves far enough belongs to it and to no node inside of it.
@MainActor
protocol PanHandler: LayoutNode {
  /// Whether simultaneous gestures continue while the node follows the pointer (J6).
  var sharesPress: Bool { get }

  /// The pointer went down on the node or on something in it.
  func pressDidBegin()

  /// Whether the node handles a press that moved by `translation` so far.
  func canPan(_ translation: CGSize) -> Bool

  /// Whether the node takes precedence over those further in, as from an edge of the screen.
  ///
  /// - Parameter start: where the press began, in the surface.
  func takesPan(_ translation: CGSize, from start: CGPoint) -> Bool

  /// The pointer moved by `distance` since it last did, and by `translation` since the press began.
  func panDidMove(by distance: CGSize, translation: CGSize)

  /// The pointer went up with a velocity, in points per second.
  func panDidEnd(translation: CGSize, velocity: CGVector)
}

extension PanHandler {
  var sharesPress: Bool { false }

  func pressDidBegin() {}

  func takesPan(_ translation: CGSize, from start: CGPoint) -> Bool { false }
}

/// A press that belongs to a node which follows the pointer.
@MainActor
struct Pan {
  /// A shorter movement may still be a tap (E3).
  static let minimumDistance: CGFloat = 10

  let handler: any PanHandler
  private(set) var translation: CGSize
  private var track = VelocityTracker<CGSize.AnimatableData>()

  /// Finds out whether a node handles the press.
  ///
  /// - Parameters:
  ///   - chain: the node that was pressed and those around it.
  ///   - start: where it was pressed, in the surface.
  /// - recognized: the node whose gesture is active; it has precedence over nodes further out (E6).
  init?(from chain: [LayoutNode], start: CGPoint, translation: CGSize, recognized: LayoutNode?) {
    guard hypot(translation.width, translation.height) >= Self.minimumDistance,
      let handler = Self.handler(from: chain, start, translation, recognized)
    else { return nil }
    self.handler = handler
    self.translation = .zero
  }

  private static func handler(
    from chain: [LayoutNode], _ start: CGPoint, _ translation: CGSize, _ recognized: LayoutNode?
  ) -> (any PanHandler)? {
    if recognized == nil {
      for case let handler as any PanHandler in chain where handler.takesPan(translation, from: start) {
        return handler
      }
    }
    for node in chain {
      if node === recognized { return nil }
      if let handler = node as? any PanHandler, handler.canPan(translation) { return handler }
    }
    return nil
  }

  mutating func move(to newTranslation: CGSize, time: Duration) {
    track.add(newTranslation.animatableData, at: time.inSeconds)
    let distance = CGSize(
      width: newTranslation.width - translation.width, height: newTranslation.height - translation.height)
    translation = newTranslation
    if !handler.isRemoved { handler.panDidMove(by: distance, translation: newTranslation) }
  }

  func end(time: Duration) {
    guard !handler.isRemoved else { return }
    // A pointer that rested has no velocity.
    let speed = track.isOutdated(at: time.inSeconds) ? .zero : track.velocity
    handler.panDidEnd(translation: translation, velocity: CGVector(dx: speed.first, dy: speed.second))
  }
}
