/// More that can be told of an element on request.
nonisolated public struct AXCustomContent: Hashable, Sendable {
  /// Whether what is told belongs to what is read at once.
  public enum Importance: UInt, Sendable {
    /// Told on request.
    case `default`
    /// Read with the element.
    case high
  }

  /// What the value is about.
  public let label: String
  /// What is told.
  public let value: String
  /// Whether it is read with the element.
  public var importance: Importance

  /// Something to tell, on request.
  public init(label: String, value: String) {
    self.init(label: label, value: value, importance: .default)
  }

  init(label: String, value: String, importance: Importance) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
