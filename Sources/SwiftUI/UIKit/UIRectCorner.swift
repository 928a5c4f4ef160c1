import Foundation
import TesseraCore

/// Corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top and left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top and right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom and left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom and right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
