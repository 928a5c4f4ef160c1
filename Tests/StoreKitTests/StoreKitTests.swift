import StoreKit
import SwiftUI
import SwiftUITesting
import Testing

private struct ShopView: View {
  @Environment(\.requestReview) private var requestReview
  @State private var showsSubscriptions = false
  @State private var showsCode = false
  @State private var products = "Not asked"
  @State private var updates = "Waiting"
  @State private var code = "No code"

  var body: some View {
    VStack {
      Text(products)
      Text(updates)
      Text(code)
      Text(showsSubscriptions ? "Presented" : "Not presented")
      Button("Review") { requestReview() }
      Button("Subscriptions") { showsSubscriptions = true }
      Button("Code") { showsCode = true }
      SubscriptionStoreView(groupID: "pro") { Text("Be a pro") }
    }
    .manageSubscriptionsSheet(isPresented: $showsSubscriptions)
    .offerCodeRedemption(isPresented: $showsCode) { result in
      if case .failure(let error) = result { code = error.localizedDescription }
    }
    .task {
      let found = try? await Product.products(for: ["pro.month", "pro.year"])
      var owned = 0
      for await _ in StoreKit.Transaction.currentEntitlements { owned += 1 }
      products = "\(found?.count ?? -1) products, \(owned) owned"
    }
    .task {
      for await _ in StoreKit.Transaction.updates { updates = "Updated" }
      updates = "Ended"
    }
  }
}

@MainActor @Suite(.strictWarnings)
struct StoreKitTests {
  @Test("SK2, SK3: without a store there are no products and no purchases, and updates wait")
  func products() async {
    let screen = Screen { ShopView() }
    await screen.settle()
    #expect(screen["0 products, 0 owned"].exists)
    #expect(screen["Waiting"].exists)
  }

  @Test("SK4: the store's views say that there is none, below what the program says")
  func views() {
    let screen = Screen { ShopView() }
    #expect(screen["Be a pro"].exists)
    #expect(screen["Store Unavailable"].exists)
    #expect(screen["Be a pro"].frame.maxY <= screen["Store Unavailable"].frame.minY)
  }

  @Test("SK4: what the store would present is taken back")
  func presentations() async {
    let screen = Screen { ShopView() }
    screen["Subscriptions"].tap()
    #expect(screen["Not presented"].exists)
    screen["Code"].tap()
    #expect(screen["This system has no store."].exists)
  }

  @Test("SK1: a review is not asked for, and nothing is bought")
  func review() async throws {
    let screen = Screen { ShopView() }
    screen["Review"].tap()
    #expect(screen["Be a pro"].exists)
    #expect(screen.openedURLs.isEmpty)
    #expect(!AppStore.canMakePayments)
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
  }

  @Test("SK3: the end of its task ends the loop over updates")
  func cancellation() async {
    let task = Task {
      for await _ in StoreKit.Transaction.updates {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}
