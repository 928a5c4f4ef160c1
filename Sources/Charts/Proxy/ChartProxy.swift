import SwiftUI
import TesseraValues

/// Leads from values to places in a chart's plot and back (CH17). Places are in points from the plot's top left corner.
nonisolated public struct ChartProxy {
  let geometry: ChartGeometry
  let configuration: ChartConfiguration
  let anchor: Anchor<CGRect>?

  private var plan: ChartPlan { geometry.plan }

  /// The size of the plot.
  public var plotSize: CGSize { geometry.size }

  /// The size of the plot.
  public var plotAreaSize: CGSize { geometry.size }

  /// The plot, for a `GeometryProxy` of the overlay or background that got this proxy.
  public var plotAreaFrame: Anchor<CGRect> {
    anchor ?? Anchor(.bounds, of: geometry.size, .identity)
  }

  /// The plot, for a `GeometryProxy` of the overlay or background that got this proxy.
  public var plotFrame: Anchor<CGRect>? { anchor }

  /// The plot, or the part of a plot that scrolls that is seen.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  // MARK: From values

  /// Where a value of the horizontal axis lies; nil if it has no place.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry.x.position(of: ChartDatum(nil, value.plotted)).map(directed)
  }

  /// Where a value of the vertical axis lies; nil if it has no place.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    geometry.y.position(of: ChartDatum(nil, value.plotted))
  }

  /// Where two values lie; nil if one has no place.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The piece of the horizontal axis that belongs to a value; nil if none does.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    geometry.x.band(of: ChartDatum(nil, value.plotted)).map { band in
      let (first, last) = (directed(band.lowerBound), directed(band.upperBound))
      return min(first, last)...max(first, last)
    }
  }

  /// The piece of the vertical axis that belongs to a value; nil if none does.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    geometry.y.band(of: ChartDatum(nil, value.plotted))
  }

  // MARK: From places

  /// The value of the horizontal axis at a place; nil if the axis has values of another kind.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    plotted(atX: position).flatMap { P(plotted: $0) }
  }

  /// The value of the vertical axis at a place; nil if the axis has values of another kind.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    plotted(atY: position).flatMap { P(plotted: $0) }
  }

  /// The values of both axes at a place; nil if one axis has values of another kind.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  func plotted(atX position: CGFloat) -> _PlottedValue? {
    guard plan.hasX else { return nil }
    return geometry.x.place(at: directed(position)).flatMap { plan.x.value(at: $0) }
  }

  func plotted(atY position: CGFloat) -> _PlottedValue? {
    guard plan.hasY else { return nil }
    return geometry.y.place(at: position).flatMap { plan.y.value(at: $0) }
  }

  /// Counted from the leading edge, where x runs from right to left.
  private func directed(_ position: CGFloat) -> CGFloat {
    plan.isMirrored ? geometry.size.width - position : position
  }

  // MARK: Domains and styles

  /// The values of the horizontal axis: all categories, or the two bounds.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(plan.x) }

  /// The values of the vertical axis: all categories, or the two bounds.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(plan.y) }

  private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
    let values: [_PlottedValue] =
      scale.kind == .category
      ? scale.categories.map { .category($0) } : [scale.lower, scale.upper].compactMap { scale.value(at: $0) }
    return values.compactMap { P(plotted: $0) }
  }

  /// The style of a value; nil if the scale of styles does not have it.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    if case .number(let number) = value.plotted, let colors = plan.colors {
      return AnyShapeStyle(colors.color(for: number))
    }
    return plan.styles.output(for: value.plotted)
  }

  /// The symbol of a value; nil if the scale of symbols does not have it, or it is a view.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    guard case .shape(let shape)? = plan.symbols.output(for: value.plotted) else { return nil }
    return shape
  }

  /// The area of the symbol of a value, in square points; nil if the scale of sizes does not have it.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { plan.sizes.area(for: value.plotted) }

  /// The line style of a value; nil if the scale of line styles does not have it.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { plan.lineStyles.output(for: value.plotted) }

  // MARK: Angles

  /// The angle of a place about the middle of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let x = directed(position.x) - geometry.size.width / 2
    let y = position.y - geometry.size.height / 2
    let turn = Double(atan2(x, -y))
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }

  /// The sum of the values of all sectors up to an angle; nil if there are none.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    plotted(at: angle).flatMap { P(plotted: $0) }
  }

  func plotted(at angle: Angle) -> _PlottedValue? {
    let total = plan.marks.reduce(0.0) { sum, mark in
      guard mark.kind == .sector, case .number(let number)? = mark.x.value?.value, number.isFinite else { return sum }
      return sum + max(0, number)
    }
    guard total > 0, angle.radians.isFinite else { return nil }
    let turn = angle.radians / (2 * .pi)
    return .number((turn - turn.rounded(.down)) * total)
  }

  // MARK: Selection

  /// Selects the value at a place, as the user would, for `chartXSelection(value:)`.
  @MainActor public func selectXValue(at position: CGFloat) {
    configuration.x.selection?.set(plotted(atX: position))
  }

  /// Selects the values between two places, for `chartXSelection(range:)`.
  @MainActor public func selectXRange(from start: CGFloat, to end: CGFloat) {
    select(configuration.x.rangeSelection, plotted(atX: start), plotted(atX: end))
  }

  /// Selects the value at a place, as the user would, for `chartYSelection(value:)`.
  @MainActor public func selectYValue(at position: CGFloat) {
    configuration.y.selection?.set(plotted(atY: position))
  }

  /// Selects the values between two places, for `chartYSelection(range:)`.
  @MainActor public func selectYRange(from start: CGFloat, to end: CGFloat) {
    select(configuration.y.rangeSelection, plotted(atY: start), plotted(atY: end))
  }

  /// Selects the value at an angle, for `chartAngleSelection(value:)`.
  @MainActor public func selectAngleValue(at angle: Angle) {
    configuration.angleSelection?.set(plotted(at: angle))
  }

  @MainActor private func select(_ selection: ChartRangeSelection?, _ first: _PlottedValue?, _ last: _PlottedValue?) {
    guard let first, let last else { return }
    selection?.set((first, last))
  }
}
