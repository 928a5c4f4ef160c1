import Foundation
import SwiftUI

/// Something that a `UIDynamicAnimator` moves: a view, for one.
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
  /// Where its middle lies, in the coordinates of the animator's reference view, in points.
  var center: CGPoint { get set }

  /// Its size.
  var bounds: CGRect { get }

  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// What an animator knows of an item.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var position: CGPoint
  var velocity = CGVector.zero
  var angle: CGFloat
  var angularVelocity: CGFloat = 0
  /// What pushes it at the moment, in points in a second in a second.
  var acceleration = CGVector.zero
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = item.center
    angle = atan2(item.transform.b, item.transform.a)
  }

  var size: CGSize { item.bounds.size }

  /// In the unit of UIKit: a view of 100 times 100 points with the density 1 has the mass 1.
  var mass: CGFloat { max(0.0001, size.width * size.height / 10_000 * density) }

  var frame: CGRect {
    CGRect(x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width, height: size.height)
  }

  func push(_ force: CGVector) {
    acceleration.dx += force.dx / mass
    acceleration.dy += force.dy / mass
  }

  /// Moves for a short time, in seconds.
  func move(_ time: CGFloat) {
    guard !isAnchored else {
      velocity = .zero
      return
    }
    let slow = max(0, 1 - resistance * time)
    velocity.dx = (velocity.dx + acceleration.dx * time) * slow
    velocity.dy = (velocity.dy + acceleration.dy * time) * slow
    position.x += velocity.dx * time
    position.y += velocity.dy * time
    guard allowsRotation else { return }
    angularVelocity *= max(0, 1 - angularResistance * time)
    angle += angularVelocity * time
  }

  /// Shows where it is.
  func show() {
    guard !isAnchored else { return }
    if item.center != position { item.center = position }
    let shown = atan2(item.transform.b, item.transform.a)
    if abs(shown - angle.remainder(dividingBy: 2 * .pi)) > 0.0001 {
      item.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}
