import Foundation

/// A height at which a sheet rests.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// About half the height of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole height.
  public static let large = PresentationDetent(kind: .large)

  /// A share of the whole height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The height in points of a sheet that can be `largest` points high.
  func height(in largest: CGFloat) -> CGFloat {
    let height: CGFloat =
      switch kind {
      case .medium: largest / 2
      case .large: largest
      case .fraction(let fraction): largest * fraction
      case .height(let height): height
      }
    return height.isFinite ? min(max(0, height), largest) : largest
  }
}
