/// The shape of the ends of a line.
@frozen
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle around the end point.
  case round
  /// Cut off half a line width beyond the end point.
  case square
}
