/// How content with a ratio of its own takes up room of another ratio.
@frozen
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits inside the room.
  case fit
  /// As small as covers the room.
  case fill
}
