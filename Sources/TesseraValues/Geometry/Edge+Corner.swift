extension Edge {
  /// One of the four corners of a rectangle.
  @frozen
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The corner at the top of the leading edge.
    case topLeading
    /// The corner at the top of the trailing edge.
    case topTrailing
    /// The corner at the bottom of the leading edge.
    case bottomLeading
    /// The corner at the bottom of the trailing edge.
    case bottomTrailing

    /// Any number of corners of a rectangle.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8

      @inlinable
      public init(rawValue: Int8) {
        self.rawValue = rawValue
      }

      /// Creates the set that holds one corner.
      @inlinable
      public init(_ corner: Edge.Corner) {
        self.init(rawValue: 1 << corner.rawValue)
      }

      /// No corner.
      public static let none: Set = []
      /// The corner at the top of the leading edge.
      public static let topLeading = Set(.topLeading)
      /// The corner at the top of the trailing edge.
      public static let topTrailing = Set(.topTrailing)
      /// The corner at the bottom of the leading edge.
      public static let bottomLeading = Set(.bottomLeading)
      /// The corner at the bottom of the trailing edge.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// Both corners of the top edge.
      public static let top: Set = [.topLeading, .topTrailing]
      /// Both corners of the bottom edge.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// Both corners of the leading edge.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// Both corners of the trailing edge.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four corners.
      public static let all: Set = [.top, .bottom]
    }
  }
}
