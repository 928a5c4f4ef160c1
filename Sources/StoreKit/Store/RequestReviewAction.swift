import SwiftUI

/// Asks the user for a review of the program.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Says once that there is no store (SK1).
  public func callAsFunction() {
    AppStoreService.isMissing()
  }
}

nonisolated extension EnvironmentValues {
  /// Asks the user for a review of the program.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Buys something.
  public var purchase: PurchaseAction { PurchaseAction() }
}
