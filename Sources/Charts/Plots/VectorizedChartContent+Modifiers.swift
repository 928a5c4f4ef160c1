import SwiftUI

nonisolated extension VectorizedChartContent {
  private func changingEach(_ change: @escaping (inout MarkAttributes, DataElement) -> Void) -> ModifiedPlot<Self> {
    ModifiedPlot(content: self, change: change)
  }

  // MARK: For each element

  /// The styles that the scale of styles has for values (CH5).
  public func foregroundStyle<P: Plottable>(
    by projection: PlottableProjection<DataElement, P>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.styleBy = projection.datum($1) }
  }

  /// The styles at a key path.
  public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.style = AnyShapeStyle($1[keyPath: keyPath]) }
  }

  /// The symbols that the scale of symbols has for values.
  public func symbol<P: Plottable>(
    by projection: PlottableProjection<DataElement, P>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.symbolBy = projection.datum($1) }
  }

  /// The symbols at a key path.
  public func symbol<S: ChartSymbolShape>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.symbol = .shape(AnyChartSymbolShape($1[keyPath: keyPath])) }
  }

  /// The sizes that the scale of sizes has for values.
  public func symbolSize<P: Plottable>(
    by projection: PlottableProjection<DataElement, P>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.symbolAreaBy = projection.datum($1) }
  }

  /// The areas of symbols at a key path, in square points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changingEach {
      let area = $1[keyPath: keyPath]
      $0.symbolArea = area.isFinite ? max(0, area) : 0
    }
  }

  /// The line styles that the scale of line styles has for values.
  public func lineStyle<P: Plottable>(
    by projection: PlottableProjection<DataElement, P>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.lineStyleBy = projection.datum($1) }
  }

  /// The line styles at a key path.
  public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.lineStyle = $1[keyPath: keyPath] }
  }

  /// The opacities at a key path, from 0 to 1.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    changingEach {
      let opacity = $1[keyPath: keyPath]
      $0.effects.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    }
  }

  /// The opacities at a key path, from 0 to 1.
  public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changingEach {
      let opacity = $1[keyPath: keyPath]
      $0.effects.opacity *= opacity.isNaN ? 1 : Double(min(max(opacity, 0), 1))
    }
  }

  /// The radii of corners at a key path, in points.
  public func cornerRadius(
    _ keyPath: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
  ) -> some VectorizedChartContent<DataElement> {
    changingEach {
      let radius = $1[keyPath: keyPath]
      $0.cornerRadius = radius.isFinite ? max(0, radius) : 0
      $0.cornerStyle = style
    }
  }

  /// How far the marks are moved, at a key path, in points.
  public func offset(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    changingEach {
      let offset = $1[keyPath: keyPath]
      $0.offset.add(xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
    }
  }

  /// Puts marks at the same place side by side, one for each value (CH8).
  public func position<P: Plottable>(
    by projection: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changingEach {
      $0.positionBy = projection.datum($1)
      $0.positionAxis = axis
      $0.positionSpan = span
    }
  }

  /// What assistive technology calls the marks, at a key path.
  public func accessibilityLabel(_ keyPath: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.accessibilityLabel = Text($1[keyPath: keyPath]) }
  }

  /// What assistive technology reads as the value of the marks, at a key path.
  public func accessibilityValue(_ keyPath: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.accessibilityValue = Text($1[keyPath: keyPath]) }
  }

  // MARK: For all

  /// Draws the marks in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some VectorizedChartContent<DataElement> {
    let style = AnyShapeStyle(style)
    return changingEach { attributes, _ in attributes.style = style }
  }

  /// Makes the marks more transparent. A figure outside of 0 to 1 counts as the nearer bound, NaN as 1.
  public func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> {
    let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return changingEach { attributes, _ in attributes.effects.opacity *= factor }
  }

  /// How lines and rules are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> {
    changingEach { attributes, _ in attributes.lineStyle = style }
  }

  /// How lines and areas run from value to value (CH7).
  public func interpolationMethod(_ method: InterpolationMethod) -> some VectorizedChartContent<DataElement> {
    changingEach { attributes, _ in attributes.interpolation = method }
  }

  /// Rounds the corners of bars, rectangles and sectors, in points.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some VectorizedChartContent<DataElement> {
    let radius = radius.isFinite ? max(0, radius) : 0
    return changingEach { attributes, _ in
      attributes.cornerRadius = radius
      attributes.cornerStyle = style
    }
  }

  /// What is drawn at each value of points and lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some VectorizedChartContent<DataElement> {
    let symbol = AnyChartSymbolShape(symbol)
    return changingEach { attributes, _ in attributes.symbol = .shape(symbol) }
  }

  /// The size of symbols, as an area in square points.
  public func symbolSize(_ size: CGFloat) -> some VectorizedChartContent<DataElement> {
    let size = size.isFinite ? max(0, size) : 0
    return changingEach { attributes, _ in attributes.symbolArea = size }
  }
}
