import SwiftUI

nonisolated extension ChartContent {
  func changing(_ change: @escaping (inout MarkAttributes) -> Void) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }

  // MARK: Styles

  /// Draws the marks in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { $0.style = AnyShapeStyle(style) }
  }

  /// Draws the marks in the style that the scale of styles has for a value (CH5).
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.styleBy = value.datum }
  }

  /// Makes the marks more transparent. A figure outside of 0 to 1 counts as the nearer bound, NaN as 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return changing { $0.effects.opacity *= factor }
  }

  /// Rounds the corners of bars, rectangles and sectors, in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changing {
      $0.cornerRadius = radius.isFinite ? max(0, radius) : 0
      $0.cornerStyle = style
    }
  }

  /// How lines and rules are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle = style }
  }

  /// Draws lines as the scale of line styles says for a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.lineStyleBy = value.datum }
  }

  /// How lines and areas run from value to value (CH7).
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  /// Stretches the marks' styles over the whole plot, instead of over each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { $0.alignsStyleWithPlot = aligns }
  }

  /// Shows each mark through a shape in its frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    let shape = AnyShape(shape)
    return changing { $0.clipShape = (shape, style) }
  }

  /// Blurs the marks. The radius is in points.
  public func blur(radius: CGFloat) -> some ChartContent {
    changing { $0.effects.blur = radius.isFinite ? max(0, radius) : 0 }
  }

  /// Gives the marks a shadow. Lengths are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.effects.shadow = MarkShadow(color: color, radius: radius.isFinite ? max(0, radius) : 0, x: x, y: y) }
  }

  /// Draws marks with higher numbers in front of others. Equal ones keep their order.
  public func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.zIndex = value.isNaN ? 0 : value }
  }

  // MARK: Places

  /// Puts marks at the same place side by side, one for each value (CH8).
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing {
      $0.positionBy = value.datum
      $0.positionAxis = axis
      $0.positionSpan = span
    }
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing { $0.offset.add(xStart: x, xEnd: x, yStart: y, yEnd: y) }
  }

  /// Moves the edges of the marks, in points.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    changing { $0.offset.add(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd) }
  }

  /// Moves the edges of the marks, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing { $0.offset.add(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y) }
  }

  /// Moves the edges of the marks, in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.offset.add(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd) }
  }

  // MARK: Symbols

  /// What is drawn at each value of points and lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { $0.symbol = .shape(AnyChartSymbolShape(symbol)) }
  }

  /// A view that is shown at each value of points and lines.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = symbol()
    return changing { $0.symbol = .view(AnyView(view)) }
  }

  /// The symbol that the scale of symbols has for a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolBy = value.datum }
  }

  /// The size of symbols, as an area in square points.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    changing { $0.symbolArea = size.isFinite ? max(0, size) : 0 }
  }

  /// The size of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// The size that the scale of sizes has for a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolAreaBy = value.datum }
  }

  // MARK: Accessibility

  /// What assistive technology calls the marks.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.accessibilityLabel = label }
  }

  /// What assistive technology calls the marks.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    changing { $0.accessibilityLabel = Text(labelKey) }
  }

  /// What assistive technology calls the marks.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    changing { $0.accessibilityLabel = Text(label) }
  }

  /// What assistive technology reads as the value of the marks.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.accessibilityValue = value }
  }

  /// What assistive technology reads as the value of the marks.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    changing { $0.accessibilityValue = Text(valueKey) }
  }

  /// What assistive technology reads as the value of the marks.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    changing { $0.accessibilityValue = Text(value) }
  }

  /// Hides the marks from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isHiddenFromAccessibility = hidden }
  }

  /// What tests call the marks.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.accessibilityIdentifier = identifier }
  }
}
