/// How exactly a program may know where the machine is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as the machine knows it.
  case fullAccuracy = 0
  /// Within some kilometers.
  case reducedAccuracy = 1
}
