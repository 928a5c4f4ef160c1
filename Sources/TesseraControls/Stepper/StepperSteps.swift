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

  func move(by distance: V.Stride) {
    let next = value.wrappedValue.advanced(by: distance)
    value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
  }
}
