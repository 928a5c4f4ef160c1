import SwiftUI

@main
struct PantryApp: App {
  let persistenceController = PersistenceController.preview

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(\.managedObjectContext, persistenceController.container.viewContext)
    }
  }
}
