/// What happened in a test, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Notes something in the middle of a view builder.
  func noting<Value>(_ line: String, _ value: Value) -> Value {
    note(line)
    return value
  }

  /// Takes out what was noted so far.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
