/// How long a Live Activity stays.
public enum ActivityStyle: Sendable {
  case standard, transient
}
