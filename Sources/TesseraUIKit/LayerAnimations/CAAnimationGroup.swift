import Foundation

/// Several animations at once (J88).
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The animations. What lies after the end of the group is cut off; their delegates are not told.
  open var animations: [CAAnimation]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func apply(at time: Double, to look: inout LayerLook) {
    guard let progress = progress(at: time) else { return }
    let time = (timingFunction?.value(at: progress) ?? progress) * length
    for animation in animations ?? [] {
      animation.apply(at: time - (animation.beginTime.isFinite ? animation.beginTime : 0), to: &look)
    }
  }
}
