import Foundation
import SwiftUI
import TesseraCore

/// A change of one property of a layer (J88).
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `opacity`, `position.x` or `transform.rotation`. One that layers do not have shows nothing, with a
  /// warning.
  open var keyPath: String?

  /// Whether values are added to that of the layer.
  open var isAdditive = false

  /// Whether each repetition begins where the one before ended. It has no effect here.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func apply(at time: Double, to look: inout LayerLook) {
    guard let keyPath, let progress = progress(at: time) else { return }
    guard let current = look.value(for: keyPath) else { return look.warn(of: keyPath) }
    guard let value = value(at: progress, current) else { return }
    look.set(isAdditive ? current.adding(value) : value, for: keyPath)
  }

  /// The value at a moment. Overridden.
  ///
  /// - Parameters:
  ///   - progress: from 0 to 1, before the timing function.
  ///   - current: what the layer shows without it.
  func value(at progress: Double, _ current: AnimatedValue) -> AnimatedValue? { nil }
}

/// A change from one value to another one (J88).
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins: a number, a point, a size, a rectangle, a color, a transform or an array of such; nil for the layer's
  /// own value.
  open var fromValue: Any?

  /// Where it ends; nil for the layer's own value, or for what `byValue` makes of the begin.
  open var toValue: Any?

  /// How much it changes; nil for from one value to the other.
  open var byValue: Any?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at progress: Double, _ current: AnimatedValue) -> AnimatedValue? {
    // What is added to the layer's value begins with nothing.
    let still = isAdditive ? current.zero : current
    let (from, to) = (AnimatedValue(fromValue), AnimatedValue(toValue))
    let by = AnimatedValue(byValue)
    let start = from ?? by.flatMap { by in to.map { $0.adding(by.negated) } } ?? still
    let end = to ?? by.map { start.adding($0) } ?? still
    return start.mixed(with: end, by: eased(progress))
  }

  /// How far it came. Overridden by springs.
  func eased(_ progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }
}
