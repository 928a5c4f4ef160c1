/// Whether a program may know where the machine is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The user cannot allow it.
  case restricted = 1
  /// The user does not allow it, or the machine has no service that tells of places.
  case denied = 2
  /// Always, also while no window of the program is in use.
  case authorizedAlways = 3
  /// While the program is in use.
  case authorizedWhenInUse = 4

  /// Always; the older name.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
