import Foundation
import SwiftUI

/// Has items collide with one another and with boundaries (J305). Items are boxes that do not turn where they collide.
@MainActor @preconcurrency
open class UICollisionBehavior: _UIItemsBehavior {
  /// What items collide with.
  nonisolated public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// With one another.
    public static let items = Mode(rawValue: 1 << 0)
    /// With boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// With both.
    public static let everything: Mode = [.items, .boundaries]
  }

  private struct Boundary {
    let identifier: any NSCopying
    let lines: [BoundaryLine]
  }

  /// Two things that touch.
  private struct Contact: Hashable {
    let first: ObjectIdentifier
    /// Another item, or a boundary.
    let second: AnyHashable
  }

  private var boundaries: [Boundary] = []
  private var contacts: [Contact: () -> Void] = [:]
  private var touching: [Contact: () -> Void] = [:]

  /// What items collide with.
  open var collisionMode = Mode.everything { didSet { dynamicAnimator?.wake() } }

  /// Is told of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the edges of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }

  private var insets: UIEdgeInsets = .zero

  /// Makes the edges of the animator's reference view a boundary, with distances inward, in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(Boundary(identifier: identifier, lines: [BoundaryLine(p1, p2)].compactMap { $0 }))
    dynamicAnimator?.wake()
  }

  /// Adds a path as a boundary. Curves count as straight lines between their ends.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(Boundary(identifier: identifier, lines: BoundaryLine.lines(of: Path(bezierPath.cgPath))))
    dynamicAnimator?.wake()
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { key($0.identifier) == key(identifier) }
  }

  /// Takes all boundaries away that were added.
  open func removeAllBoundaries() {
    boundaries = []
  }

  /// The names of the boundaries that were added; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  private func key(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? AnyHashable) ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  // MARK: Colliding

  override func settle(_ bodies: DynamicBodies) {
    touching = [:]
    let all = items.map { bodies[$0] }
    // Several rounds, because what is pushed out of one item may be pushed into another.
    for _ in 0..<4 {
      if collisionMode.contains(.items) {
        for (index, body) in all.enumerated() {
          for other in all[(index + 1)...] { collide(body, other) }
        }
      }
      guard collisionMode.contains(.boundaries) else { continue }
      for body in all {
        if translatesReferenceBoundsIntoBoundary { keepInReference(body) }
        for boundary in boundaries {
          for line in boundary.lines { collide(body, line, boundary.identifier) }
        }
      }
    }
    tellOfEnds()
  }

  private func collide(_ body: DynamicBody, _ other: DynamicBody) {
    let overlap = body.frame.intersection(other.frame)
    guard !overlap.isNull, overlap.width > 0.001, overlap.height > 0.001, !(body.isAnchored && other.isAnchored)
    else { return }
    let isAcross = overlap.width < overlap.height
    let sign: CGFloat =
      isAcross
      ? (body.position.x < other.position.x ? -1 : 1) : (body.position.y < other.position.y ? -1 : 1)
    let normal = isAcross ? CGVector(dx: sign, dy: 0) : CGVector(dx: 0, dy: sign)
    let depth = isAcross ? overlap.width : overlap.height
    let share =
      other.isAnchored ? 1 : body.isAnchored ? 0 : other.mass / (body.mass + other.mass)
    note(body, AnyHashable(ObjectIdentifier(other.item)), at: CGPoint(x: overlap.midX, y: overlap.midY), other, nil)
    body.position.x += normal.dx * depth * share
    body.position.y += normal.dy * depth * share
    other.position.x -= normal.dx * depth * (1 - share)
    other.position.y -= normal.dy * depth * (1 - share)
    bounce(body, other, normal, share)
  }

  private func keepInReference(_ body: DynamicBody) {
    guard let bounds = dynamicAnimator?.referenceView?.bounds.inset(by: insets), !bounds.isEmpty else { return }
    let edges: [(depth: CGFloat, normal: CGVector)] = [
      (bounds.minX - body.frame.minX, CGVector(dx: 1, dy: 0)), (body.frame.maxX - bounds.maxX, CGVector(dx: -1, dy: 0)),
      (bounds.minY - body.frame.minY, CGVector(dx: 0, dy: 1)), (body.frame.maxY - bounds.maxY, CGVector(dx: 0, dy: -1)),
    ]
    for edge in edges where edge.depth > 0.001 {
      push(body, edge.normal, edge.depth, nil, "\u{0}reference \(edge.normal.dx) \(edge.normal.dy)")
    }
  }

  private func collide(_ body: DynamicBody, _ line: BoundaryLine, _ identifier: any NSCopying) {
    guard let hit = line.hit(body) else { return }
    push(body, hit.normal, hit.depth, identifier, key(identifier))
  }

  private func push(
    _ body: DynamicBody, _ normal: CGVector, _ depth: CGFloat, _ identifier: (any NSCopying)?, _ key: AnyHashable
  ) {
    guard !body.isAnchored else { return }
    note(body, key, at: body.position, nil, identifier)
    body.position.x += normal.dx * depth
    body.position.y += normal.dy * depth
    bounce(body, nil, normal, 1)
  }

  /// Turns the speed around along which two things come nearer, and slows them down across it.
  private func bounce(_ body: DynamicBody, _ other: DynamicBody?, _ normal: CGVector, _ share: CGFloat) {
    let x = body.velocity.dx - (other?.velocity.dx ?? 0)
    let y = body.velocity.dy - (other?.velocity.dy ?? 0)
    let speed = x * normal.dx + y * normal.dy
    guard speed < 0 else { return }
    let elasticity = max(body.elasticity, other?.elasticity ?? 0)
    // Slow things come to rest.
    let change = speed > -20 ? -speed : -speed * (1 + elasticity)
    let slide = CGVector(dx: x - speed * normal.dx, dy: y - speed * normal.dy)
    let drag = min(1, max(body.friction, other?.friction ?? 0)) * min(1, change / max(1, hypot(slide.dx, slide.dy)))
    let (dx, dy) = (normal.dx * change - slide.dx * drag, normal.dy * change - slide.dy * drag)
    body.velocity.dx += dx * share
    body.velocity.dy += dy * share
    other?.velocity.dx -= dx * (1 - share)
    other?.velocity.dy -= dy * (1 - share)
  }

  // MARK: Telling

  private func note(
    _ body: DynamicBody, _ key: AnyHashable, at place: CGPoint, _ other: DynamicBody?,
    _ identifier: (any NSCopying)?
  ) {
    let contact = Contact(first: ObjectIdentifier(body.item), second: key)
    guard touching[contact] == nil else { return }
    let item = body.item
    let otherItem = other?.item
    touching[contact] = { [weak self] in
      guard let self else { return }
      if let otherItem {
        collisionDelegate?.collisionBehavior(self, endedContactFor: item, with: otherItem)
      } else {
        collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    }
    guard contacts[contact] == nil else { return }
    contacts[contact] = touching[contact]
    if let otherItem {
      collisionDelegate?.collisionBehavior(self, beganContactFor: item, with: otherItem, at: place)
    } else {
      collisionDelegate?.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
    }
  }

  private func tellOfEnds() {
    for (contact, end) in contacts where touching[contact] == nil {
      contacts[contact] = nil
      end()
    }
  }
}

/// A straight boundary.
struct BoundaryLine {
  let start: CGPoint
  let direction: CGVector
  let length: CGFloat

  /// nil for a line without a length, or with figures that are no numbers.
  init?(_ start: CGPoint, _ end: CGPoint) {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0, length.isFinite else { return nil }
    self.start = start
    self.length = length
    direction = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }

  /// The lines between the points of a path.
  static func lines(of path: Path) -> [BoundaryLine] {
    var lines: [BoundaryLine?] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point), .quadCurve(let point, control: _), .curve(let point, control1: _, control2: _):
        lines.append(BoundaryLine(last, point))
        last = point
      case .closeSubpath:
        lines.append(BoundaryLine(last, first))
        last = first
      }
    }
    return lines.compactMap { $0 }
  }

  /// How an item that is in the line comes out of it again: on the side on which its middle is.
  @MainActor
  func hit(_ body: DynamicBody) -> (normal: CGVector, depth: CGFloat)? {
    let (x, y) = (body.position.x - start.x, body.position.y - start.y)
    let along = x * direction.dx + y * direction.dy
    let (width, height) = (body.size.width / 2, body.size.height / 2)
    let half = abs(direction.dx) * width + abs(direction.dy) * height
    guard along > -half, along < length + half else { return nil }
    let side = -x * direction.dy + y * direction.dx
    let reach = abs(direction.dy) * width + abs(direction.dx) * height
    guard abs(side) < reach - 0.001 else { return nil }
    let sign: CGFloat = side < 0 ? -1 : 1
    return (CGVector(dx: -direction.dy * sign, dy: direction.dx * sign), reach - abs(side))
  }
}

/// Is told of collisions. All methods may be left out.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)

  /// Two items touch no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)

  /// An item touches a boundary; nil is the reference view's.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)

  /// An item touches a boundary no more; nil is the reference view's.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
