import Foundation
import SwiftUI

/// What the particles of an emitter layer are like, and how they move (J303).
///
/// Lengths are in points, times in seconds, angles in radians. A range says how far values are spread around the middle one: by
/// half of it to each side. What is no finite number counts as 0.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// Particles that are not born yet: without a `birthRate`, there are none.
  public override init() {
    super.init()
  }

  /// A name by which the program finds the cell.
  open var name: String?

  /// Whether particles are born.
  open var isEnabled = true

  /// What particles look like, as a `CGImage`; nil for nothing.
  open var contents: Any?

  /// Pixels per point of the picture.
  open var contentsScale: CGFloat = 1

  /// How many particles are born in a second.
  open var birthRate: Float = 0

  /// How long a particle lives.
  open var lifetime: Float = 0

  /// How far lifetimes are spread.
  open var lifetimeRange: Float = 0

  /// How fast a particle moves at first, in points in a second.
  open var velocity: CGFloat = 0

  /// How far velocities are spread.
  open var velocityRange: CGFloat = 0

  /// The direction in which particles move at first: 0 is to the right, and a quarter of a turn down.
  open var emissionLongitude: CGFloat = 0

  /// The direction out of the plane. Layers have no depth here, so it is only kept.
  open var emissionLatitude: CGFloat = 0

  /// How far directions are spread.
  open var emissionRange: CGFloat = 0

  /// What is added to the velocity to the right in a second.
  open var xAcceleration: CGFloat = 0

  /// What is added to the velocity downward in a second.
  open var yAcceleration: CGFloat = 0

  /// What is added to the velocity out of the plane. Layers have no depth here, so it is only kept.
  open var zAcceleration: CGFloat = 0

  /// How large a particle is at first, in parts of its picture.
  open var scale: CGFloat = 1

  /// How far sizes are spread.
  open var scaleRange: CGFloat = 0

  /// What is added to the size in a second.
  open var scaleSpeed: CGFloat = 0

  /// How far a particle turns in a second.
  open var spin: CGFloat = 0

  /// How far such turns are spread.
  open var spinRange: CGFloat = 0

  /// What the colors of the picture are multiplied with at first.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// How far the red of colors is spread. So for the others.
  open var redRange: Float = 0
  /// How far the green of colors is spread.
  open var greenRange: Float = 0
  /// How far the blue of colors is spread.
  open var blueRange: Float = 0
  /// How far the opacity of colors is spread.
  open var alphaRange: Float = 0
  /// What is added to the red of colors in a second. So for the others.
  open var redSpeed: Float = 0
  /// What is added to the green of colors in a second.
  open var greenSpeed: Float = 0
  /// What is added to the blue of colors in a second.
  open var blueSpeed: Float = 0
  /// What is added to the opacity of colors in a second.
  open var alphaSpeed: Float = 0
}
