import Foundation
import TesseraCore

/// Sliders with marks along their line (J366).
extension Slider {
  /// A slider with marks at values, which do not bind it.
  ///
  /// - Parameters:
  ///   - neutralValue: where the colored part of the line begins; nil for the lower bound.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - ticks: the marks.
  @preconcurrency
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      range: SliderRange(value, bounds, step: nil, enabledBounds: enabledBounds), label: label(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged,
      marks: SliderMarks(
        ticks()._ticks, in: bounds, neutralValue: neutralValue,
        currentLabel: AnyView(currentValueLabel())))
  }

  /// A slider that moves in steps, with a mark at each of them that `tick` gives one.
  ///
  /// - Parameters:
  ///   - neutralValue: where the colored part of the line begins; nil for the lower bound.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - tick: the mark at a value; nil for none. Of more than 1,000 steps, none has a mark.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: Double(step), enabledBounds: enabledBounds), label: label(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged,
      marks: SliderMarks(
        SliderSteps.values(in: bounds, step: step).compactMap(tick).flatMap { $0._ticks }, in: bounds,
        neutralValue: neutralValue, currentLabel: AnyView(currentValueLabel())))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks at values, which do not bind it.
  ///
  /// - Parameters:
  ///   - neutralValue: where the colored part of the line begins; nil for the lower bound.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - ticks: the marks.
  @preconcurrency
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      range: SliderRange(value, bounds, step: nil, enabledBounds: enabledBounds), label: label(),
      minimumValueLabel: nil, maximumValueLabel: nil,
      onEditingChanged: onEditingChanged,
      marks: SliderMarks(
        ticks()._ticks, in: bounds, neutralValue: neutralValue, currentLabel: nil))
  }

  /// A slider that moves in steps, with a mark at each of them that `tick` gives one.
  ///
  /// - Parameters:
  ///   - neutralValue: where the colored part of the line begins; nil for the lower bound.
  ///   - enabledBounds: the values that can be chosen; nil for all.
  ///   - tick: the mark at a value; nil for none. Of more than 1,000 steps, none has a mark.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: Double(step), enabledBounds: enabledBounds), label: label(),
      minimumValueLabel: nil,
      maximumValueLabel: nil, onEditingChanged: onEditingChanged,
      marks: SliderMarks(
        SliderSteps.values(in: bounds, step: step).compactMap(tick).flatMap { $0._ticks }, in: bounds,
        neutralValue: neutralValue, currentLabel: nil))
  }
}

/// The values at which a slider with steps can stand.
nonisolated private enum SliderSteps {
  static func values<V: BinaryFloatingPoint>(in bounds: ClosedRange<V>, step: V.Stride) -> [V]
  where V.Stride: BinaryFloatingPoint {
    let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
    guard count.isFinite, count >= 0, count <= 1_000 else { return [] }
    return (0...Int(count)).map { bounds.lowerBound + V(Double(step) * Double($0)) }
  }
}
