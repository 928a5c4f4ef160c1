/// A view along a street. No service here has any, so there is none (MK26).
nonisolated public final class MKLookAroundScene: NSObject, Sendable {
  private override init() {
    super.init()
  }
}
