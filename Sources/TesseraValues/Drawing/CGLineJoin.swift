/// The shape of the corners of a line.
@frozen
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer sides run on until they meet.
  case miter
  /// A circle around the corner point.
  case round
  /// The outer sides are joined by a straight cut.
  case bevel
}
