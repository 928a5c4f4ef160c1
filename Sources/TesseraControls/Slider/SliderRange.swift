import Foundation
import TesseraCore

/// A value between bounds, seen as a fraction of the way from the lower one to the upper one.
nonisolated struct SliderRange {
  let fraction: @MainActor () -> Double
  let setFraction: @MainActor (Double) -> Void
  let valueText: @MainActor () -> String
  let adjustment: SemanticsAdjustment

  /// - Parameters:
  ///   - step: the distance between the values that can be chosen; nil for all values.
  ///   - enabledBounds: the part of the bounds that can be chosen; nil for all of them.
  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, enabledBounds: ClosedRange<V>? = nil
  ) {
    let owner = UncheckedSendable(value)
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let length = upper - lower
    let chosen = (enabledBounds ?? bounds).clamped(to: bounds)
    let (lowest, highest) = (Double(chosen.lowerBound), Double(chosen.upperBound))
    fraction = {
      let fraction = (Double(owner.value.wrappedValue) - lower) / length
      return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }
    let set: @MainActor (Double) -> Void = { wanted in
      var newValue = wanted
      if let step, step > 0 { newValue = lower + ((newValue - lower) / step).rounded() * step }
      guard newValue.isFinite else { return }
      owner.value.wrappedValue = V(min(max(newValue, lowest), highest))
    }
    setFraction = { set(lower + $0 * length) }
    adjustment = SemanticsAdjustment(
      bounds: lower...upper, step: step, value: { Double(owner.value.wrappedValue) }, set: set)
    valueText = { NumberText.text(of: owner.value.wrappedValue) }
  }
}
