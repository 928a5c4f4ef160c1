import Foundation

/// A point of a series of an audio graph: a value of the x axis, one of the y axis if there is one, and those of other axes.
nonisolated public class AXDataPoint {
  /// A number or the name of a category.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// The name of a category.
    case category(String)
  }

  /// The value of the x axis.
  public var xValue: AXDataPointValue
  /// The value of the y axis; nil if the point has none.
  public var yValue: AXDataPointValue?
  /// The values of the other axes, in their order.
  public var additionalValues: [AXDataPointValue]
  /// What the point is called; nil if its values say all.
  public var label: String?
  /// What the point is called, with attributes; it comes before `label`.
  public var attributedLabel: NSAttributedString?

  /// A point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(number: x)
    yValue = y.map(AXDataPointValue.init(number:))
    self.additionalValues = additionalValues.map(AXDataPointValue.init)
    self.label = label
  }

  /// A point at a category.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(category: x)
    yValue = y.map(AXDataPointValue.init(number:))
    self.additionalValues = additionalValues.map(AXDataPointValue.init)
    self.label = label
  }
}

/// A number or the name of a category.
nonisolated public class AXDataPointValue {
  /// The number; 0 for a category.
  public var number: Double
  /// The name of the category; empty for a number.
  public var category: String

  /// A number.
  public init(number: Double) {
    self.number = number
    category = ""
  }

  /// A category.
  public init(category: String) {
    number = 0
    self.category = category
  }

  convenience init(_ value: AXDataPoint.Value) {
    switch value {
    case .number(let number): self.init(number: number)
    case .category(let name): self.init(category: name)
    }
  }
}
