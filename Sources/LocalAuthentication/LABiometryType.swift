/// What a machine knows of its user's body.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// A finger.
  case touchID = 1
  /// The face.
  case faceID = 2
  /// The eyes.
  case opticID = 4
}
