/// What the user does meanwhile; services of desktops do not ask.
public enum CLActivityType: Int, Sendable {
  /// Something else.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking, running or cycling.
  case fitness = 3
  /// Moving by boat, train or plane.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}
