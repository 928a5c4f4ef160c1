/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A divider between parts of the interface.
  case separator
}
