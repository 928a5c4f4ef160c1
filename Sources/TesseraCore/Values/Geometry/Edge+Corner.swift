extension Edge {
  /// One of the four corners of a rectangle.
  @frozen
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
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

      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let top: Set = [.topLeading, .topTrailing]
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      public static let leading: Set = [.topLeading, .bottomLeading]
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      public static let all: Set = [.top, .bottom]
    }
  }
}
