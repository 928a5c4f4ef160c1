import Foundation
import SwiftUI

/// What items are made of.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: _UIItemsBehavior {
  private var pending: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// How much of their speed items keep when they collide, from 0 to 1; for two items, the greater one counts.
  open var elasticity: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  /// How much items slow one another down where they slide, from 0 to 1.
  open var friction: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  /// How heavy items are for their size; what is not positive and finite counts as 1.
  open var density: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }

  /// How much of their speed items lose in a second by themselves; what is negative or no finite number counts as 0.
  open var resistance: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  /// How much of their turn items lose in a second by themselves.
  open var angularResistance: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  /// Whether items turn.
  open var allowsRotation = true { didSet { dynamicAnimator?.wake() } }

  /// Whether items stay where they are, and others collide with them.
  open var isAnchored = false { didSet { dynamicAnimator?.wake() } }

  /// Makes an item faster, by points in a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(CGPoint(x: finite(velocity.x), y: finite(velocity.y)), 0, item)
  }

  /// How fast an item is, in points in a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Makes an item turn faster, by radians in a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, finite(velocity), item)
  }

  /// How fast an item turns, in radians in a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item)?.angularVelocity ?? 0
  }

  private func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem) {
    pending.append((item, linear, angular))
    dynamicAnimator?.wake()
  }

  override func push(_ bodies: DynamicBodies, _ time: CGFloat) {
    for item in items {
      let body = bodies[item]
      body.elasticity = min(max(0, finite(elasticity)), 1)
      body.friction = min(max(0, finite(friction)), 1)
      body.density = density > 0 && density.isFinite ? density : 1
      body.resistance = max(0, finite(resistance))
      body.angularResistance = max(0, finite(angularResistance))
      body.allowsRotation = allowsRotation
      body.isAnchored = isAnchored
    }
    for (item, linear, angular) in pending {
      let body = bodies[item]
      body.velocity.dx += linear.x
      body.velocity.dy += linear.y
      body.angularVelocity += angular
    }
    pending = []
  }
}

/// Ties an item to a point or to another item, by a rod or a spring.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  nonisolated public enum AttachmentType: Int, Sendable {
    /// To another item.
    case items
    /// To a point.
    case anchor
  }

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?

  /// What the item is tied to.
  public let attachedBehaviorType: AttachmentType

  /// Ties an item to a point, as far away as it is.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (first, second, attachedBehaviorType) = (item, nil, .anchor)
    anchorPoint = point
    length = hypot(item.center.x - finite(point.x), item.center.y - finite(point.y))
    super.init()
  }

  /// Ties two items together, as far apart as they are.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (first, second, attachedBehaviorType) = (item1, item2, .items)
    anchorPoint = item2.center
    length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

  override var dynamicItems: [any UIDynamicItem] { items }

  /// The point that an item is tied to.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }

  /// How far apart they are, in points; what is negative or no finite number counts as 0.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }

  /// How often a spring swings in a second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  /// How little a spring swings: 1 is not at all.
  open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  private var target: CGPoint { CGPoint(x: finite(anchorPoint.x), y: finite(anchorPoint.y)) }

  override func push(_ bodies: DynamicBodies, _ time: CGFloat) {
    guard frequency > 0, frequency.isFinite else { return }
    let body = bodies[first]
    let other = second.map { bodies[$0] }
    guard let way = way(body, other) else { return }
    let turn = 2 * .pi * frequency
    let speed =
      (body.velocity.dx - (other?.velocity.dx ?? 0)) * way.direction.dx
      + (body.velocity.dy - (other?.velocity.dy ?? 0)) * way.direction.dy
    let pull = -turn * turn * way.excess - 2 * max(0, finite(damping)) * turn * speed
    apply(pull * time, way.direction, body, other)
  }

  /// From the point or the second item to the first: the direction, and how much too long it is.
  private func way(_ body: DynamicBody, _ other: DynamicBody?) -> (direction: CGVector, excess: CGFloat)? {
    let end = other?.position ?? target
    let (x, y) = (body.position.x - end.x, body.position.y - end.y)
    let distance = hypot(x, y)
    let wanted = max(0, finite(length))
    guard distance > 0.0001 else { return nil }
    return (CGVector(dx: x / distance, dy: y / distance), distance - wanted)
  }

  /// Changes the speed of the first item against the second, by their masses.
  private func apply(_ change: CGFloat, _ direction: CGVector, _ body: DynamicBody, _ other: DynamicBody?) {
    let share = share(body, other)
    body.velocity.dx += change * direction.dx * share
    body.velocity.dy += change * direction.dy * share
    other?.velocity.dx -= change * direction.dx * (1 - share)
    other?.velocity.dy -= change * direction.dy * (1 - share)
  }

  /// How much of a change is that of the first item.
  private func share(_ body: DynamicBody, _ other: DynamicBody?) -> CGFloat {
    guard let other, !other.isAnchored else { return 1 }
    return body.isAnchored ? 0 : other.mass / (body.mass + other.mass)
  }

  override func settle(_ bodies: DynamicBodies) {
    guard !(frequency > 0) else { return }
    let body = bodies[first]
    let other = second.map { bodies[$0] }
    guard let way = way(body, other) else { return }
    let share = share(body, other)
    body.position.x -= way.direction.dx * way.excess * share
    body.position.y -= way.direction.dy * way.excess * share
    other?.position.x += way.direction.dx * way.excess * (1 - share)
    other?.position.y += way.direction.dy * way.excess * (1 - share)
    let speed =
      (body.velocity.dx - (other?.velocity.dx ?? 0)) * way.direction.dx
      + (body.velocity.dy - (other?.velocity.dy ?? 0)) * way.direction.dy
    apply(-speed, way.direction, body, other)
  }
}
