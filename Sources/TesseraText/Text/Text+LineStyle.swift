nonisolated extension Text {
  /// The style of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken up.
    public struct Pattern: Hashable, Sendable {
      package enum Kind: Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot
      }

      package let kind: Kind

      /// Not broken.
      public static let solid = Pattern(kind: .solid)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash, two dots, and so on.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    package let pattern: Pattern
    /// nil: the color of the text.
    package let color: Color?

    /// A single unbroken line in the color of the text.
    public static let single = LineStyle()

    /// - Parameter color: nil for the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}
