extension SMAppService {
  /// Whether a service is run.
  public enum Status: Int, Sendable {
    /// It is not registered.
    case notRegistered
    /// It is registered, and is run.
    case enabled
    /// It is registered, and the user does not let it run.
    case requiresApproval
    /// There is no such service.
    case notFound
  }
}
