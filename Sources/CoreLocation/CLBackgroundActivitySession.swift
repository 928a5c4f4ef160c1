import Foundation

/// The time in which a program follows the machine's place without a window in use. Here a program always may.
public final class CLBackgroundActivitySession: NSObject, Sendable {
  /// Creates a session.
  public override init() {}

  /// Ends the session.
  public func invalidate() {}
}
