import SwiftUI

/// What the store's views show without a store (SK4).
struct StoreUnavailableView: View {
  var body: some View {
    ContentUnavailableView(
      "Store Unavailable", systemImage: "bag.badge.questionmark",
      description: Text("There is no App Store on this system."))
  }
}
