import SwiftUI

/// Values of an axis, and what is shown at each of them (CH11).
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let model: AxisMarksModel

  @MainActor public var _marks: _AxisContents { _AxisContents(models: [model]) }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: @escaping @MainActor (AxisValue) -> Content
  ) {
    model = AxisMarksModel(preset: preset, position: position, values: values) { content($0)._items(at: $0).items }
  }

  /// Marks that a function makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(preset, position, values, content)
  }

  /// Marks that are the same at all values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(preset, position, values) { _ in content() }
  }

  /// Marks that a function makes for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values), content)
  }

  /// Marks that are the same at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values)) { _ in content() }
  }
}

extension AxisMarks where Content == DefaultAxisMark {
  private init(
    standard preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
    _ label: ((AxisValue) -> String)? = nil
  ) {
    model = AxisMarksModel(preset: preset, position: position, values: values, stroke: stroke, label: label)
  }

  /// What the axis shows by itself.
  ///
  /// - Parameter stroke: how lines are drawn; nil for thin lines.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(standard: preset, position, values, stroke)
  }

  /// What the axis shows by itself, at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(standard: preset, position, AxisMarkValues(values), stroke)
  }

  /// What the axis shows by itself, with labels in a format. Values of another kind have no label.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(standard: preset, position, values, stroke) { value in
      value.as(Format.FormatInput.self).map { format.locale(value.formats.locale).format($0) } ?? ""
    }
  }

  /// What the axis shows by itself, at some values, with labels in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
}
