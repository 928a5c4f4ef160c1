import Foundation
import TesseraCore

/// A control with a button that goes one step up and one that goes one step down (F46).
nonisolated public struct Stepper<Label: View>: View {
  private let steps: StepperSteps
  private let label: Label

  init(steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  /// A stepper that calls actions; a button without one is disabled.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged),
      label: label())
  }

  /// A stepper for a value without bounds.
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged), label: label())
  }

  /// A stepper for a value that stays within bounds.
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      steps: StepperSteps(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged),
      label: label())
  }

  /// A stepper for a value whose text is made by a format style, which assistive technology reads.
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      steps: StepperSteps(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
        .described(value, format),
      label: label())
  }

  /// A stepper for a value within bounds whose text is made by a format style, which assistive technology reads.
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      steps: StepperSteps(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
        .described(value, format),
      label: label())
  }

  @MainActor public var body: some View {
    ControlRow(label: label) { StepperButtons(steps: steps) }
      .semantics(.compound(.stepper))
      .semantics(.value(Text(verbatim: steps.valueText())))
      .semantics(.adjustable { steps.adjust($0) })
  }
}

nonisolated extension Stepper where Label == Text {
  /// A stepper that calls actions, with a title that is looked up in the program's strings. A button without an action
  /// is disabled.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper that calls actions, with a title that is shown as it is. A button without an action is disabled.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value without bounds, with a title that is looked up in the program's strings.
  @preconcurrency
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value without bounds, with a title that is shown as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value that stays within bounds, with a title that is looked up in the program's strings. A value
  /// outside of them moves from the nearer one (J20).
  @preconcurrency
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value that stays within bounds, with a title that is shown as it is. A value outside of them moves
  /// from the nearer one (J20).
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
