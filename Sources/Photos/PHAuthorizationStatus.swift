/// Whether a program may use the library of pictures (J393).
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user was not asked. It does not occur: there is nothing to ask.
  case notDetermined = 0
  /// The folder of pictures cannot be used.
  case restricted
  /// The user does not want it. It does not occur.
  case denied
  /// The program may.
  case authorized
  /// The program may use some pictures. It does not occur.
  case limited
}

/// What a program wants to do with the library of pictures.
public enum PHAccessLevel: Int, Sendable {
  /// Add pictures.
  case addOnly = 1
  /// Read, add and delete pictures.
  case readWrite
}
