/// Whether an element of the interface is shown.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As fits the element and its place.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
