/// What is shown where the machine is.
nonisolated struct UserContent {
  var anchor = UnitPoint.center
  /// Nil for the system's dot.
  var content: ((UserLocation) -> AnyView)?
}
