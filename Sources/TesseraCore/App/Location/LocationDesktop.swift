/// What a service of the desktop says.
package enum LocationEvent: Equatable, Sendable {
  /// The user, or what the user said before, allows the program to know the place.
  case allowed
  case denied
  /// There is no service.
  case unavailable
  case place(LocationFix)
}

/// What tells the program where the machine is.
@MainActor
package protocol LocationDesktop: AnyObject, Sendable {
  /// Takes what the service says.
  var onEvent: (@MainActor (LocationEvent) -> Void)? { get set }

  /// Tells places from now on; the first time, the desktop asks its user. Called again, it changes the accuracy.
  ///
  /// - Parameter accuracy: how exact places have to be, in meters; 0 or below for the best that there is.
  func start(accuracy: Double)

  /// Tells no places any more.
  func stop()
}
