import Foundation
import SwiftUI
import TesseraCore

/// A layer that shows what is in it several times, each time in another place, color and time (J302).
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
  private static let limit = 1000

  /// How often the layers in this one are shown: 1 is once. Fewer than 0 count as 0, and more than 1,000 as that, with a warning.
  open var instanceCount = 1 {
    didSet {
      if instanceCount > Self.limit {
        RuntimeWarning.report(.withoutEffect("A replicator layer of more than \(Self.limit) instances"))
      }
      instanceCount = min(max(0, instanceCount), Self.limit)
      if instanceCount != oldValue { model.didChange() }
    }
  }

  /// How much later each copy shows animations than the one before, in seconds; what is not positive and finite counts as 0.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { if instanceDelay != oldValue { model.didChange() } }
  }

  /// How each copy is turned, stretched and moved against the one before, around the middle of this layer.
  open var instanceTransform = CATransform3DIdentity {
    didSet { model.didChange() }
  }

  /// What the colors of the first copy are multiplied with.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { model.didChange() }
  }

  /// What is added to the red of `instanceColor` with each copy; the sum counts from 0 to 1. So for the others.
  open var instanceRedOffset: Float = 0 { didSet { model.didChange() } }

  /// What is added to the green of `instanceColor` with each copy.
  open var instanceGreenOffset: Float = 0 { didSet { model.didChange() } }

  /// What is added to the blue of `instanceColor` with each copy.
  open var instanceBlueOffset: Float = 0 { didSet { model.didChange() } }

  /// What is added to the opacity of `instanceColor` with each copy.
  open var instanceAlphaOffset: Float = 0 { didSet { model.didChange() } }

  /// Whether copies lie in front of one another in space. Layers have no depth here, so it is only kept.
  open var preservesDepth = false

  override var instances: [LayerInstance] {
    var transform = CGAffineTransform.identity
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let delay = instanceDelay > 0 && instanceDelay.isFinite ? instanceDelay : 0
    return (0..<instanceCount).map { index in
      defer { transform = step.concatenating(transform) }
      return LayerInstance(transform: transform, color: color(of: index), delay: Double(index) * delay)
    }
  }

  private func color(of index: Int) -> Color? {
    guard let instanceColor else { return nil }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(cgColor: instanceColor).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func part(_ value: CGFloat, _ offset: Float) -> Double {
      let sum = Double(value) + Double(index) * Double(offset)
      return sum.isNaN ? Double(value) : min(max(sum, 0), 1)
    }
    let parts = [
      part(red, instanceRedOffset), part(green, instanceGreenOffset), part(blue, instanceBlueOffset),
      part(alpha, instanceAlphaOffset),
    ]
    return parts == [1, 1, 1, 1] ? nil : Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}
