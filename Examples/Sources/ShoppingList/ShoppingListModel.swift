import Observation

/// What is to be bought.
@MainActor @Observable
public final class ShoppingListModel {
  public var items: [ShoppingItem]

  public init(names: [String] = ["Bread", "Milk", "Apples", "Tea"]) {
    items = names.map { ShoppingItem(name: $0) }
  }

  var openCount: Int { items.count { !$0.isDone } }

  func add(_ name: String) {
    items.append(ShoppingItem(name: name))
  }

  func remove(_ id: ShoppingItem.ID) {
    items.removeAll { $0.id == id }
  }

  func removeDone() {
    items.removeAll(where: \.isDone)
  }

  /// What is open comes first, each part in the order that it has.
  func sort() {
    items = items.filter { !$0.isDone } + items.filter(\.isDone)
  }
}
