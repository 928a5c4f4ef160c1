import Foundation

/// An adjustable value between bounds.
package struct SemanticsAdjustment {
  package var bounds: ClosedRange<Double>
  /// The step between values; nil for continuous ones.
  package var step: Double?
  package var value: @MainActor () -> Double
  /// Takes a new value; what lies outside of the bounds becomes the nearest one.
  package var set: @MainActor (Double) -> Void

  package init(
    bounds: ClosedRange<Double>, step: Double?, value: @escaping @MainActor () -> Double,
    set: @escaping @MainActor (Double) -> Void
  ) {
    self.bounds = bounds
    self.step = step
    self.value = value
    self.set = set
  }

  /// How far one step goes: a tenth of the whole if there is no distance between values.
  package var usualStep: Double { step ?? (bounds.upperBound - bounds.lowerBound) * 0.1 }

  /// Moves the value by a distance, from the nearer bound if it lies outside of them (J20).
  @MainActor
  package func move(by distance: Double) {
    let current = value()
    let start = current.isNaN ? bounds.lowerBound : min(max(current, bounds.lowerBound), bounds.upperBound)
    set(min(max(start + distance, bounds.lowerBound), bounds.upperBound))
  }
}
