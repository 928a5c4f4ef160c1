import Swift

/// Stands in for the module of the same name in files that import SwiftUI, so that the code which `@Observable` writes
/// there, `Observation.ObservationRegistrar()`, gets a registrar that tracks the bodies that read it.
///
/// Every other name that is qualified with the module's name is the module's own.
public nonisolated enum Observation {
  /// Swift's own protocol of that name.
  public typealias Observable = _StandardObservable
  /// Swift's own sequence of that name.
  public typealias Observations = _StandardObservations

  /// Calls `onChange` before the first change of anything that `apply` reads, as the function of the module does.
  public static func withObservationTracking<Result>(
    _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
  ) -> Result {
    trackObservation(apply, onChange: onChange())
  }
}
