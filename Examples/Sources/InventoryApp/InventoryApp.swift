import Inventory
import SwiftUI

@main
struct InventoryApp: App {
  @State private var inventory = Inventory()

  var body: some Scene {
    WindowGroup("Inventory") {
      InventoryView(inventory: inventory)
    }
  }
}
