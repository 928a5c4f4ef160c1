import Foundation
import SwiftUI

/// Has items fall. By itself 1,000 points in a second in a second, downward.
@MainActor @preconcurrency
open class UIGravityBehavior: _UIItemsBehavior {
  /// Where items fall to, and how fast; (0, 1) is downward. What is no finite number counts as 0.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { dynamicAnimator?.wake() }
  }

  /// How fast items fall: 1 is 1,000 points in a second in a second.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Where items fall to, in radians; a quarter of a turn is downward.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Chooses where items fall to, and how fast.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(finite(angle)) * finite(magnitude), dy: sin(finite(angle)) * finite(magnitude))
  }

  override func push(_ bodies: DynamicBodies, _ time: CGFloat) {
    for item in items {
      bodies[item].acceleration.dx += finite(gravityDirection.dx) * 1000
      bodies[item].acceleration.dy += finite(gravityDirection.dy) * 1000
    }
  }
}

/// Pushes items: for as long as it is active, or once.
@MainActor @preconcurrency
open class UIPushBehavior: _UIItemsBehavior {
  /// How items are pushed.
  nonisolated public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous
    /// Once; then the behavior is active no more.
    case instantaneous
  }

  /// How items are pushed.
  public let mode: Mode

  /// Pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Whether items are pushed.
  open var active = true {
    didSet { if active { dynamicAnimator?.wake() } }
  }

  /// Where items are pushed to, and how hard: 1 gives a view of 100 times 100 points a speed of 100 points in a second in a
  /// second, or, pushed once, of 100 points in a second.
  open var pushDirection = CGVector.zero {
    didSet { dynamicAnimator?.wake() }
  }

  /// How hard items are pushed.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Where items are pushed to, in radians; a quarter of a turn is downward.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Chooses where items are pushed to, and how hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(finite(angle)) * finite(magnitude), dy: sin(finite(angle)) * finite(magnitude))
  }

  override func push(_ bodies: DynamicBodies, _ time: CGFloat) {
    guard active else { return }
    for item in items {
      let body = bodies[item]
      let force = CGVector(dx: finite(pushDirection.dx) * 100, dy: finite(pushDirection.dy) * 100)
      if mode == .continuous {
        body.push(force)
      } else {
        body.velocity.dx += force.dx / body.mass
        body.velocity.dy += force.dy / body.mass
      }
    }
    if mode == .instantaneous { active = false }
  }

  override func wantsMore(_ bodies: DynamicBodies) -> Bool { false }
}

/// Brings an item to a point, as if by a spring.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Where the item is brought to.
  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }

  /// How little it swings at the end: 0 is most, 1 is not at all. Other values count as the nearer of the two.
  open var damping: CGFloat = 0.5

  /// Brings an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var dynamicItems: [any UIDynamicItem] { [item] }

  override func push(_ bodies: DynamicBodies, _ time: CGFloat) {
    let body = bodies[item]
    let stiffness: CGFloat = 400
    let ratio = damping.isNaN ? 0.5 : 0.3 + 0.7 * min(max(damping, 0), 1)
    let drag = 2 * ratio * stiffness.squareRoot()
    body.acceleration.dx += (finite(snapPoint.x) - body.position.x) * stiffness - body.velocity.dx * drag
    body.acceleration.dy += (finite(snapPoint.y) - body.position.y) * stiffness - body.velocity.dy * drag
    body.angularVelocity +=
      (-body.angle.remainder(dividingBy: 2 * .pi) * stiffness - body.angularVelocity * drag) * time
  }
}
