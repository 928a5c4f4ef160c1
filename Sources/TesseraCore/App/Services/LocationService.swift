/// What tells a program where the machine is, if the user allows that.
@MainActor
package protocol LocationService: AnyObject, Sendable {
  /// Takes what the service has to say.
  var onEvent: (@MainActor (LocationServiceEvent) -> Void)? { get set }

  /// Begins, with the question for the user if there is one; or goes on with another accuracy.
  ///
  /// - Parameter accuracy: meters that are exact enough; 0 for the best.
  func start(accuracy: Double)

  func stop()
}

/// What a service of locations has to say.
package enum LocationServiceEvent: Equatable, Sendable {
  case location(DesktopLocation)
  /// The user allows it.
  case allowed
  /// The user forbids it, or the machine has no such service.
  case denied
}
