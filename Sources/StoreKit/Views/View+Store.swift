import Foundation
import SwiftUI

/// Takes back what is presented, because there is nothing to present.
private struct StorePresentation: ViewModifier {
  @Binding var isPresented: Bool
  var fail: (@MainActor () -> Void)?

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) {
      guard isPresented else { return }
      isPresented = false
      AppStoreService.isMissing()
      fail?()
    }
  }
}

extension View {
  /// Shows another program of the store: says once that there is none, and takes the presentation back (SK4).
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    modifier(StorePresentation(isPresented: isPresented))
  }

  /// Shows the user's subscriptions: says once that there is no store, and takes the presentation back (SK4).
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(StorePresentation(isPresented: isPresented))
  }

  /// Shows the user's subscriptions: says once that there is no store, and takes the presentation back (SK4).
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    modifier(StorePresentation(isPresented: isPresented))
  }

  /// Lets the user enter an offer code: hands over `StoreKitError.unsupported`, and takes the presentation back (SK4).
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(StorePresentation(isPresented: isPresented) { onCompletion(.failure(StoreKitError.unsupported)) })
  }

  /// Hears of purchases in the store's views: there are none.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
  ) -> some View {
    self
  }

  /// Hears when a purchase begins in the store's views: none does.
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View {
    self
  }

  /// Hears how the user's subscriptions of a group stand: that there are none.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { await action(.success([])) }
  }

  /// Hears whether the user has a product: that there is no transaction.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { await action(.success(nil)) }
  }
}
