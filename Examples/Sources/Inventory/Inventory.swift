import Observation

/// The items of the store.
@MainActor @Observable
public final class Inventory {
  var items: [Item]

  public init() {
    items = [
      Item(id: 1, name: "Keyboard", shade: .blue, status: .inStock(quantity: 12)),
      Item(id: 2, name: "Lamp", shade: nil, status: .outOfStock(isOnBackOrder: true)),
    ]
  }
}
