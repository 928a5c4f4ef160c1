import SwiftUI

/// All items, each edited in place.
public struct InventoryView: View {
  @Bindable private var inventory: Inventory

  public init(inventory: Inventory) {
    self.inventory = inventory
  }

  public var body: some View {
    Form {
      ForEach($inventory.items) { ItemEditor(item: $0) }
    }
  }
}

#Preview {
  InventoryView(inventory: Inventory())
}
