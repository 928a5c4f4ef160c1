/// The side that the lines of a text are lined up by.
@frozen
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}
