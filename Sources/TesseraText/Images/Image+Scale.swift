import Foundation

nonisolated extension Image {
  /// How large symbols are beside text of the same font.
  public enum Scale: Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// The usual size.
    case medium
    /// Larger than usual.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}
