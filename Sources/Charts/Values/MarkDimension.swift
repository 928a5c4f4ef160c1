import Foundation
import SwiftUI

/// How wide, high or far from the center a mark is.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Hashable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  /// In points.
  public init(floatLiteral value: Double) {
    self.init(kind: .fixed(value))
  }

  /// In points.
  public init(integerLiteral value: Int) {
    self.init(kind: .fixed(CGFloat(value)))
  }

  /// As the mark needs it.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  /// In points. A negative number counts as 0.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  /// A share of the room that there is, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

  /// The room that there is without so many points at each end.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// - Parameters:
  ///   - room: the room that there is, in points.
  ///   - automatic: the size where none is asked for.
  /// - Returns: a size of at least 0; a figure that is no number counts as none.
  func size(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    let size =
      switch kind {
      case .automatic: automatic
      case .fixed(let value): value
      case .ratio(let ratio): room * ratio
      case .inset(let inset): room - 2 * inset
      }
    return size.isFinite ? max(0, size) : max(0, automatic)
  }
}
