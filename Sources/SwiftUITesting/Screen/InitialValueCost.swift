/// What one default of a `@State` property cost.
public struct InitialValueCost: Sendable {
  /// The type of the view that has the property.
  public let view: String
  /// Whether the state existed already, so that the value was thrown away.
  public let isDiscarded: Bool
  /// How long the default took to be evaluated.
  public let duration: Duration
  /// Where the default stands, as "File.swift:12"; nil where the program has no debug information.
  public let line: String?
}
