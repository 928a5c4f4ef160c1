import TesseraCore

/// Something went well or not.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// It was done.
    case success
    /// It was done, or may be done, with a risk.
    case warning
    /// It was not done.
    case error
  }

  /// Gives the feedback. Nothing happens where the host gives none.
  public func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: give(.success)
    case .warning: give(.warning)
    case .error: give(.error)
    }
  }
}
