import Foundation
import SwiftUI

/// A change that swings around its end (J88).
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// What swings. What is not a positive number counts as 1.
  open var mass: CGFloat = 1
  /// How strongly it is drawn to its end. What is not a positive number counts as 100.
  open var stiffness: CGFloat = 100
  /// How strongly it is slowed down. What is no number or negative counts as 10.
  open var damping: CGFloat = 10
  /// How fast it moves at first, in lengths of the way a second.
  open var initialVelocity: CGFloat = 0

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  private var spring: Spring {
    Spring(
      mass: mass > 0 && mass.isFinite ? mass : 1, stiffness: stiffness > 0 && stiffness.isFinite ? stiffness : 100,
      damping: damping >= 0 && damping.isFinite ? damping : 10, allowOverDamping: true)
  }

  /// How long it takes until it swings no more, in seconds.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(target: 1, initialVelocity: speedAtFirst, epsilon: 0.001)
  }

  private var speedAtFirst: Double { initialVelocity.isFinite ? initialVelocity : 0 }

  override func eased(_ progress: Double) -> Double {
    spring.value(target: 1, initialVelocity: speedAtFirst, time: progress * length)
  }
}
