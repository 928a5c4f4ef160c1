/// What a map looks like. Its pictures have one look, that of their source (MK24).
nonisolated public enum MKMapType: UInt, Sendable {
  /// Roads.
  case standard = 0
  /// Pictures from above; shown as roads.
  case satellite = 1
  /// Pictures from above with roads; shown as roads.
  case hybrid = 2
  /// Pictures from above with heights; shown as roads.
  case satelliteFlyover = 3
  /// The same with roads; shown as roads.
  case hybridFlyover = 4
  /// Roads in weak colors; shown as roads.
  case mutedStandard = 5
}
