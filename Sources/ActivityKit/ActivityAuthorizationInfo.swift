/// Whether Live Activities can begin. On this system, they cannot (WK6).
public final class ActivityAuthorizationInfo: Sendable {
  /// What the program may do.
  public init() {}

  /// No.
  public var areActivitiesEnabled: Bool { false }

  /// No.
  public var frequentPushesEnabled: Bool { false }

  /// Tells when the answer changes: says it once, and no more.
  public var activityEnablementUpdates: AsyncStream<Bool> {
    AsyncStream { continuation in
      continuation.yield(false)
      continuation.finish()
    }
  }
}
