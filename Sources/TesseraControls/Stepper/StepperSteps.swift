import Foundation
import TesseraCore

/// What the two buttons of a stepper do; a button without an action is disabled.
nonisolated struct StepperSteps {
  /// Called when the steps are shown: whether there is room for one depends on the value at that time.
  let increment: @MainActor () -> (@MainActor () -> Void)?
  let decrement: @MainActor () -> (@MainActor () -> Void)?
  let onEditingChanged: @MainActor (Bool) -> Void
  private(set) var valueText: @MainActor () -> String

  init(
    increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.increment = { increment }
    self.decrement = { decrement }
    self.onEditingChanged = onEditingChanged
    valueText = { "" }
  }

  init<V: Strideable>(
    value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    let value = SteppedValue(value: value, bounds: bounds, step: step)
    let up: @MainActor () -> Void = { value.move(by: value.step) }
    let down: @MainActor () -> Void = { value.move(by: -value.step) }
    increment = { value.canIncrement ? up : nil }
    decrement = { value.canDecrement ? down : nil }
    self.onEditingChanged = onEditingChanged
    valueText = { NumberText.text(of: value.value.wrappedValue) }
  }

  /// Goes a step as a press of a button would, if there is one to go.
  @MainActor
  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    guard let step = direction == .increment ? increment() : decrement() else { return }
    onEditingChanged(true)
    step()
    onEditingChanged(false)
  }

  /// The same steps with the value as a format style writes it for assistive technology.
  func described<F: FormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> StepperSteps
  where F.FormatOutput == String {
    let formatted = UncheckedSendable((value, format))
    var steps = self
    steps.valueText = { formatted.value.1.format(formatted.value.0.wrappedValue) }
    return steps
  }
}

/// A value that steps change, within bounds if there are any.
nonisolated private struct SteppedValue<V: Strideable>: @unchecked Sendable {
  // Sendable: made with a view on the main actor, and used there.
  let value: Binding<V>
  let bounds: ClosedRange<V>?
  let step: V.Stride

  private var isUpwards: Bool { step >= 0 }

  var canIncrement: Bool { isUpwards ? isBelowEnd : isAboveStart }

  var canDecrement: Bool { isUpwards ? isAboveStart : isBelowEnd }

  private var isBelowEnd: Bool { bounds.map { value.wrappedValue < $0.upperBound } ?? true }

  private var isAboveStart: Bool { bounds.map { value.wrappedValue > $0.lowerBound } ?? true }

  /// J20: a value outside of the bounds moves from the nearer one.
  func move(by distance: V.Stride) {
    guard let bounds else {
      value.wrappedValue = value.wrappedValue.advanced(by: distance)
      return
    }
    let start = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
    let end = distance < 0 ? bounds.lowerBound : bounds.upperBound
    // The rest of the way is compared first: a step beyond the bounds may be no value of the type.
    let rest = Self.distance(from: start, to: end)
    value.wrappedValue = abs(rest) <= abs(distance) ? end : start.advanced(by: distance)
  }

  /// Distances that are too long for their type count as its longest.
  private static func distance(from start: V, to end: V) -> V.Stride {
    guard let integer = start as? any FixedWidthInteger else { return start.distance(to: end) }
    return wholeDistance(from: integer, to: end) as? V.Stride ?? start.distance(to: end)
  }

  private static func wholeDistance<Integer: FixedWidthInteger>(from start: Integer, to end: V) -> Int? {
    guard let end = end as? Integer else { return nil }
    let (distance, isTooLong) = Int(clamping: end).subtractingReportingOverflow(Int(clamping: start))
    return isTooLong ? (end > start ? .max : -.max) : distance
  }
}
