import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid` (C95).
nonisolated public struct GridItem: Sendable {
  /// The size of an item.
  public enum Size: Sendable {
    /// A fixed length, in points.
    case fixed(CGFloat)
    /// An equal share of the space, between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit into an equal share of the space, each between two lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How much room the item takes.
  public var size: GridItem.Size
  /// The distance to the next item, points; nil is the platform's.
  public var spacing: CGFloat?
  /// Where a view lies in its cell; nil is the middle.
  public var alignment: Alignment?

  /// A column or a row.
  ///
  /// - Parameters:
  ///   - spacing: the distance to the next item, points; nil is the platform's, and what is no finite number counts as
  ///     0.
  ///   - alignment: where a view lies in its cell; nil is the middle.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {
  public static func == (left: GridItem, right: GridItem) -> Bool {
    left.spacing == right.spacing && left.alignment == right.alignment && left.size.isSame(as: right.size)
  }
}

extension GridItem.Size {
  nonisolated fileprivate func isSame(as other: GridItem.Size) -> Bool {
    switch (self, other) {
    case (.fixed(let length), .fixed(let otherLength)):
      length == otherLength
    case (.flexible(let minimum, let maximum), .flexible(let otherMinimum, let otherMaximum)),
      (.adaptive(let minimum, let maximum), .adaptive(let otherMinimum, let otherMaximum)):
      minimum == otherMinimum && maximum == otherMaximum
    default:
      false
    }
  }
}
