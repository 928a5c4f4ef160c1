import Foundation

/// Animated scrolling: content follows a finger beyond its edges and springs back, and has momentum after a release.
extension ScrollNode {
  /// The position of the content, including overscroll.
  var position: CGPoint { offset + overshoot }

  // MARK: Held

  /// Whether the content follows a finger beyond its edges along `axis`.
  private func stretches(_ axis: Axis) -> Bool {
    axes.contains(Axis.Set(axis)) && common?.bounces != false && (maximumOffset[axis] > 0 || stretchesAlways(axis))
  }

  /// Whether the content can be pulled although all of it is visible.
  func stretchesAlways(_ axis: Axis) -> Bool {
    guard graph.scrollsSmoothly else { return false }
    let values = scope.values
    return (axis == .vertical ? values.verticalScrollBounceBehavior : values.horizontalScrollBounceBehavior).isAlways
  }

  /// Whether there is content left to be moved along `axis` by a distance on the surface.
  fileprivate func canMove(_ axis: Axis, by distance: CGFloat) -> Bool {
    guard scope.values.isScrollEnabled, axes.contains(Axis.Set(axis)) else { return false }
    let isForward = (axis == .horizontal && isRightToLeft) == (distance > 0)
    return isForward ? offset[axis] < maximumOffset[axis] : offset[axis] > 0
  }

  /// A finger that holds the content moved by `distance`.
  func drag(by distance: CGSize) {
    var pull = heldPosition ?? unstretched(position)
    pull.x -= isRightToLeft ? -distance.width : distance.width
    pull.y -= distance.height
    for axis in [Axis.horizontal, .vertical] where !stretches(axis) {
      pull[axis] = min(max(0, pull[axis]), maximumOffset[axis])
    }
    heldPosition = pull
    show(at: stretched(pull))
    if pull.y < 0 { self.pull(by: distance.height) }
  }

  /// The position with rubber banding for a pulled position.
  private func stretched(_ pull: CGPoint) -> CGPoint {
    mapOvershoot(of: pull) { RubberBand.stretch(of: $0, window: $1) }
  }

  private func unstretched(_ position: CGPoint) -> CGPoint {
    mapOvershoot(of: position) { RubberBand.pull(of: $0, window: $1) }
  }

  private func mapOvershoot(of position: CGPoint, _ map: (CGFloat, CGFloat) -> CGFloat) -> CGPoint {
    var result = clamped(position)
    for axis in [Axis.horizontal, .vertical] {
      let overshoot = position[axis] - result[axis]
      if overshoot != 0 { result[axis] += map(overshoot, size[axis]) }
    }
    return result
  }

  // MARK: On its own

  /// The content was released: it moves to the target of its scroll behavior, or coasts.
  ///
  /// - Returns: whether it moves.
  func goOn() -> Bool {
    heldPosition = nil
    let target = restingPlace.map(clamped)
    return run { axis, velocity in
      if overshoot[axis] != 0 {
        return .heading(to: offset[axis], from: position[axis], velocity: velocity)
      }
      if let target {
        return target[axis] == offset[axis]
          ? nil : .heading(to: target[axis], from: offset[axis], velocity: velocity)
      }
      return abs(velocity) < ScrollSimulation.slowest ? nil : .coasting(from: offset[axis], velocity: velocity)
    }
  }

  /// Moves to an offset with an animation.
  func glide(to target: CGPoint, by animation: Animation) {
    stopMoving()
    beginGlide()
    let isOnItsWay = run { axis, _ in
      let goal = clamped(target)[axis]
      guard goal != position[axis] else { return nil }
      return .animated(
        to: goal, from: position[axis], by: animation, at: graph.animator.now, in: scope.values)
    }
    if isOnItsWay { tellListeners() } else { rest() }
  }

  private func run(_ course: (Axis, CGFloat) -> ScrollSimulation?) -> Bool {
    var courses: [(axis: Axis, course: ScrollSimulation)] = []
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      if let course = course(axis, axis == .horizontal ? velocity.dx : velocity.dy) { courses.append((axis, course)) }
    }
    guard !courses.isEmpty else { return false }
    let movement = ScrollAnimator(self, courses)
    self.movement = movement
    graph.animator.insert(movement)
    graph.requestFrame()
    return true
  }

  func scrollAnimatorDidStep(to position: CGPoint, _ velocity: CGVector, isOver: Bool) {
    self.velocity = velocity
    show(at: position)
    guard isOver else { return }
    stopMoving()
    tellListeners()
  }

  /// Stops the content.
  func stopMoving() {
    guard let movement else { return }
    graph.animator.remove(movement)
    self.movement = nil
    rest()
  }
}

extension ViewGraph {
  /// Lets the content of the innermost scroll view at `point` that can move that way coast after the fingers left the
  /// touchpad. The velocity is in points per second.
  package func coast(at point: CGPoint, _ velocity: CGVector) {
    perform {
      let views = scrollNodes(at: point)
      let isVertical = abs(velocity.dy) >= abs(velocity.dx)
      let axis = isVertical ? Axis.vertical : .horizontal
      let speed = isVertical ? velocity.dy : velocity.dx
      guard let view = views.first(where: { $0.canMove(axis, by: speed) }) else { return }
      view.userMoves()
      view.userLetGo(isVertical ? CGVector(dx: 0, dy: velocity.dy) : CGVector(dx: velocity.dx, dy: 0))
    }
  }
}
