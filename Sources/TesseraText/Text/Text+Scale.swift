import Foundation

nonisolated extension Text {
  /// The size of text relative to the text around it.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, for text of less weight such as a unit behind a number.
    public static let secondary = Scale(factor: 0.8)
  }
}
