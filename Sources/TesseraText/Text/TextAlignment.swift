/// The side that the lines of a text are lined up by.
@frozen
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// The side where lines begin.
  case leading
  /// Half of the room that is left lies on either side.
  case center
  /// The side where lines end.
  case trailing
}
