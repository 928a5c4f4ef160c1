import Foundation

/// An axis of an audio graph.
nonisolated public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis is called.
  var title: String { get set }
  /// What the axis is called, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of categories.
nonisolated public class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis is called.
  public var title: String
  /// What the axis is called, with attributes.
  public var attributedTitle: NSAttributedString
  /// The categories in their order.
  public var categoryOrder: [String]

  /// An axis of categories.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.categoryOrder = categoryOrder
  }

  /// An axis of categories, with attributes of its title.
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    self.attributedTitle = attributedTitle
  }
}

/// An axis of numbers.
nonisolated public class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers are spread over the axis.
  public enum ScaleType: Int, Sendable {
    /// Equal steps are equally long.
    case linear = 0
    /// By the logarithm of base 10.
    case log10
    /// By the natural logarithm.
    case ln
  }

  /// What the axis is called.
  public var title: String
  /// What the axis is called, with attributes.
  public var attributedTitle: NSAttributedString
  /// How numbers are spread over the axis.
  public var scaleType = ScaleType.linear
  /// The numbers that the axis has room for.
  public var range: ClosedRange<Double>
  /// The numbers that lines mark.
  public var gridlinePositions: [Double]
  /// Says a number in words.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis of numbers.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - range: the numbers that it has room for.
  ///   - gridlinePositions: the numbers that lines mark.
  ///   - valueDescriptionProvider: says a number in words.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// An axis of numbers, with attributes of its title.
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    self.attributedTitle = attributedTitle
  }
}
