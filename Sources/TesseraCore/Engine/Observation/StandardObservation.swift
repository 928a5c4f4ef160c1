import Observation

// What Swift's module has under the names that the enumeration `Observation` gives out again. In a file of its own
// and under other names, as inside of the enumeration they would mean themselves.

public typealias _StandardObservable = Observable
public typealias _StandardObservations = Observations

nonisolated func trackObservation<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(apply, onChange: onChange())
}
