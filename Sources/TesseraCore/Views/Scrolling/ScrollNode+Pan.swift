import Foundation

extension ScrollNode: PanHandler {
  var sharesPress: Bool { true }

  /// The content stops, unless it is on its way back to an edge.
  func pressDidBegin() {
    guard movement != nil, overshoot == .zero else { return }
    stopMoving()
    tellListeners()
  }

  func canPan(_ translation: CGSize) -> Bool {
    guard scope.values.isScrollEnabled else { return false }
    let isVertical = abs(translation.height) >= abs(translation.width)
    if isVertical, translation.height > 0 ? leavesPullsToSheet : scope.values.pullsGrowSheet { return false }
    if isVertical {
      return axes.contains(.vertical)
        && (maximumOffset.y > 0 || scope.values.refreshTrigger != nil || stretchesAlways(.vertical))
    }
    return axes.contains(.horizontal) && (maximumOffset.x > 0 || stretchesAlways(.horizontal))
  }

  func panDidMove(by distance: CGSize, translation: CGSize) {
    userMoves()
    if graph.scrollsSmoothly { return drag(by: distance) }
    for axis in [Axis.vertical, .horizontal] where distance[axis] != 0 {
      if !scroll(axis, by: distance[axis]), axis == .vertical { pull(by: distance.height) }
    }
  }

  func panDidEnd(translation: CGSize, velocity: CGVector) {
    endPull()
    userLetGo(velocity)
  }
}
