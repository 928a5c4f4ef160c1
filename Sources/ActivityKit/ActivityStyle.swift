/// How long a Live Activity stays.
public enum ActivityStyle: Sendable {
  /// Until it ends.
  case standard
  /// For a short time.
  case transient
}
