import Foundation

/// A series of points of an audio graph.
nonisolated public class AXDataSeriesDescriptor {
  /// What the series is called.
  public var name: String?
  /// What the series is called, with attributes; it comes before `name`.
  public var attributedName: NSAttributedString?
  /// Whether there are values between the points, as in a line.
  public var isContinuous: Bool
  /// The points in their order.
  public var dataPoints: [AXDataPoint]

  /// A series of points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// A series of points, with attributes of its name.
  public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    self.attributedName = attributedName
  }
}
