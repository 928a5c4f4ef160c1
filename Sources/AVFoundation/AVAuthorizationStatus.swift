/// Whether a device may be used.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet; never here.
  case notDetermined = 0
  /// It may not be used, and the user cannot change that.
  case restricted = 1
  /// The user forbade it; never here.
  case denied = 2
  /// It may be used; never here.
  case authorized = 3
}
