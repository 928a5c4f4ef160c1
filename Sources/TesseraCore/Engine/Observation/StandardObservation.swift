import Observation

// Aliases for the declarations of Swift's module that the enumeration `Observation` exports again. They have names of
// their own, because inside the enumeration the original names would refer to themselves.

public typealias _StandardObservable = Observable
public typealias _StandardObservations = Observations

nonisolated func trackObservation<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(apply, onChange: onChange())
}
