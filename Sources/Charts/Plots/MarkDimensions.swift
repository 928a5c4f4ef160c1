import SwiftUI

/// How wide or high the marks of a plot are, the same for all or as key paths of their elements say.
nonisolated public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  init(_ dimension: @escaping (DataElement) -> MarkDimension) {
    self.dimension = dimension
  }

  /// In points.
  public init(floatLiteral value: Double) {
    self.init { _ in .fixed(value) }
  }

  /// In points.
  public init(integerLiteral value: Int) {
    self.init { _ in .fixed(CGFloat(value)) }
  }

  /// As the marks need it.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

  /// In points. A negative number counts as 0.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }

  /// In points, at a key path.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }

  /// A share of the room that there is, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(ratio) } }

  /// A share of the room that there is, from 0 to 1, at a key path.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }

  /// The room that there is without so many points at each end.
  public static func inset(_ inset: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(inset) } }

  /// The room that there is without so many points at each end, at a key path.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }
}
