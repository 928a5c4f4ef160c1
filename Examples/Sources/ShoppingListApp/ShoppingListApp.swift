import ShoppingList
import SwiftUI

@main
struct ShoppingListApp: App {
  @State private var model = ShoppingListModel()

  var body: some Scene {
    WindowGroup("Shopping list") {
      ShoppingListView(model: model)
    }
  }
}
