import Foundation

/// An audio graph: what a chart shows, as data for assistive technology (CH25).
///
/// The desktop has no interface for it; tests find it at `Element.chartDescriptor`.
nonisolated public class AXChartDescriptor {
  /// The direction in which the x axis runs.
  public enum ContentDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft
    /// From the top down.
    case topToBottom
    /// From the bottom up.
    case bottomToTop
    /// Around a center, clockwise.
    case radialClockwise
    /// Around a center, the other way round.
    case radialCounterClockwise
  }

  /// What the chart is called.
  public var title: String?
  /// What the chart is called, with attributes; it comes before `title`.
  public var attributedTitle: NSAttributedString?
  /// What the chart says, in a sentence.
  public var summary: String?
  /// The direction in which the x axis runs.
  public var contentDirection = ContentDirection.leftToRight
  /// The frame of the plot, in points of the screen.
  public var contentFrame = CGRect.zero
  /// The series of points.
  public var series: [AXDataSeriesDescriptor]
  /// The x axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The y axis; nil if the points have no values there.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// More axes, such as that of sizes.
  public var additionalAxes: [any AXDataAxisDescriptor]

  /// An audio graph.
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// An audio graph, with attributes of its title.
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes,
      series: series)
    self.attributedTitle = attributedTitle
  }
}
