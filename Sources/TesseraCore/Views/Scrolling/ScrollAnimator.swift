import Foundation

/// Moves the content of a scroll view by itself, frame by frame, until it rests.
@MainActor
final class ScrollAnimator: AnimationTicker {
  private weak var node: ScrollNode?
  private var courses: [(axis: Axis, course: ScrollSimulation)]
  /// Each frame.
  let nextTime: Double? = 0

  init(_ node: ScrollNode, _ courses: [(axis: Axis, course: ScrollSimulation)]) {
    self.node = node
    self.courses = courses
  }

  var isEndless: Bool { false }

  func tick(at time: Double) {
    guard let node else { return }
    var position = node.position
    var velocity = CGVector.zero
    for index in courses.indices {
      let axis = courses[index].axis
      courses[index].course.advance(to: time, maximum: node.maximumOffset[axis])
      position[axis] = courses[index].course.position
      if axis == .horizontal {
        velocity.dx = courses[index].course.velocity
      } else {
        velocity.dy = courses[index].course.velocity
      }
    }
    courses.removeAll { $0.course.isOver }
    node.scrollAnimatorDidStep(to: position, velocity, isOver: courses.isEmpty)
  }

  /// The content grew before its visible part.
  func shift(by distance: CGFloat, along axis: Axis) {
    for index in courses.indices where courses[index].axis == axis { courses[index].course.shift(by: distance) }
  }
}
