import SwiftUI

/// Something in the store. What can be said of its stock depends on whether there is any, so it is an enumeration.
struct Item: Identifiable, Equatable {
  enum Status: Equatable {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
  }

  enum Shade: String, CaseIterable, Identifiable {
    case red, green, blue

    var id: Self { self }

    var color: Color {
      switch self {
      case .red: .red
      case .green: .green
      case .blue: .blue
      }
    }
  }

  let id: Int
  var name: String
  var shade: Shade?
  var status: Status
}
