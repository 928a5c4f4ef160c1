import Foundation
import TesseraCore

/// A control for a value between two bounds (F46).
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let range: SliderRange
  private let label: Label
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?
  private let onEditingChanged: @MainActor (Bool) -> Void
  private let marks: SliderMarks

  init(
    range: SliderRange, label: Label, minimumValueLabel: ValueLabel?, maximumValueLabel: ValueLabel?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, marks: SliderMarks = SliderMarks()
  ) {
    self.range = range
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
    self.marks = marks
  }

  @MainActor public var body: some View {
    SliderRow(label: label, line: line)
      .semantics(.control(.slider))
      .semantics(.value(Text(verbatim: range.valueText())))
      .semantics(.adjustment(range.adjustment))
  }

  @MainActor private var line: some View {
    HStack(spacing: 8) {
      minimumValueLabel.semantics(.hidden(true))
      if marks.hasLabels || marks.currentLabel != nil {
        VStack(spacing: 0) {
          if let label = marks.currentLabel {
            SliderPlaces(fractions: [range.fraction()]) { label }.semantics(.hidden(true))
          }
          track
          if marks.hasLabels { tickLabels }
        }
      } else {
        track
      }
      maximumValueLabel.semantics(.hidden(true))
    }
  }

  @MainActor private var track: some View {
    SliderTrack(range: range, fraction: range.fraction(), marks: marks, onEditingChanged: onEditingChanged)
      .modifier(AdjustmentKeysModifier(range.adjustment))
  }

  @MainActor private var tickLabels: some View {
    let labeled = marks.ticks.filter { $0.label != nil }
    return SliderPlaces(fractions: labeled.map(\.fraction)) {
      // tessera:disable unstable-foreach-id - marks are known by their place
      ForEach(labeled.indices, id: \.self) { labeled[$0].label }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .semantics(.hidden(true))
  }
}

/// The line of a slider, on a desktop with its label before it (DK12).
private struct SliderRow<Label: View, Line: View>: View {
  let label: Label
  let line: Line

  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .desktop, Label.self != EmptyView.self {
      ControlRow(label: label) { line }
    } else {
      line.semanticsOnlyLabel(label)
    }
  }
}

nonisolated extension Slider {
  /// A slider with labels at its ends. A value outside of the bounds is shown at the nearer one.
  ///
  /// - Parameter onEditingChanged: called when the user starts (true) and stops (false) moving the slider.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// - Parameter step: the distance between the values that can be chosen.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: Double(step)), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// A slider with a label for assistive technology. A value outside of the bounds is shown at the nearer one.
  ///
  /// - Parameter onEditingChanged: called when the user starts (true) and stops (false) moving the slider.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: nil), label: label(), minimumValueLabel: nil, maximumValueLabel: nil,
      onEditingChanged: onEditingChanged)
  }

  /// A slider that moves in steps, with a label for assistive technology.
  ///
  /// - Parameters:
  ///   - step: the distance between values that can be chosen; all of them can if it is not positive.
  ///   - onEditingChanged: called when the user starts (true) and stops (false) moving the slider.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: Double(step)), label: label(), minimumValueLabel: nil,
      maximumValueLabel: nil, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider. A value outside of the bounds is shown at the nearer one.
  ///
  /// - Parameter onEditingChanged: called when the user starts (true) and stops (false) moving the slider.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: nil), label: EmptyView(), minimumValueLabel: nil, maximumValueLabel: nil,
      onEditingChanged: onEditingChanged)
  }

  /// A slider that moves in steps.
  ///
  /// - Parameters:
  ///   - step: the distance between values that can be chosen; all of them can if it is not positive.
  ///   - onEditingChanged: called when the user starts (true) and stops (false) moving the slider.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(value, bounds, step: Double(step)), label: EmptyView(), minimumValueLabel: nil,
      maximumValueLabel: nil, onEditingChanged: onEditingChanged)
  }
}
