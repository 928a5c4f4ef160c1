import Foundation
import TesseraCore

/// The spellings of earlier SDKs, with the label last.
nonisolated extension Slider {
  /// A slider with labels at its ends, in the older order of parameters.
  @_disfavoredOverload @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

  /// A slider that moves in steps, with labels at its ends, in the older order of parameters.
  ///
  /// - Parameter step: the distance between values that can be chosen; all of them can if it is not positive.
  @_disfavoredOverload @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: Double(step)), label: label(), minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// A slider, in the older order of parameters.
  @_disfavoredOverload @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider that moves in steps, in the older order of parameters.
  ///
  /// - Parameter step: the distance between values that can be chosen; all of them can if it is not positive.
  @_disfavoredOverload @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
