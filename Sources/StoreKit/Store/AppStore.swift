import Foundation
import SwiftUI

/// The store of the system. There is none here (SK1).
public enum AppStore {
  /// Whether the user may buy something: no.
  public static var canMakePayments: Bool { false }

  /// Reads again what the user bought: throws `unsupported`.
  public static func sync() async throws {
    throw StoreKitError.unsupported
  }

  /// Asks the user for a review: says once that there is no store.
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    AppStoreService.isMissing()
  }

  /// Shows the user's subscriptions: throws `unsupported`.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }

  /// Lets the user enter an offer code: throws `unsupported`.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
}
