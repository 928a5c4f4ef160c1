/// A way in which the border of a frame can be moved.
nonisolated public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Toward the inside: the frame gets smaller.
  case inward = 1
  /// Toward the outside: the frame gets larger.
  case outward = 2

  /// Some of the ways.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one way.
    public init(_ direction: FrameResizeDirection) {
      rawValue = direction.rawValue
    }

    /// Toward the inside.
    public static let inward = Set(.inward)
    /// Toward the outside.
    public static let outward = Set(.outward)
    /// Both ways.
    public static let all: Set = [.inward, .outward]
  }
}
