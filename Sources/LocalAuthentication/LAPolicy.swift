/// How a user has to prove who they are.
public enum LAPolicy: Int, Sendable {
  /// By the finger or the face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By the finger or the face, or else by the passcode.
  case deviceOwnerAuthentication = 2
}
