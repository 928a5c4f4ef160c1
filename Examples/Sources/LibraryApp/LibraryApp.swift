import Library
import SwiftData
import SwiftUI

@main
struct LibraryApp: App {
  /// A library that the first version kept is brought over.
  @State private var container = Result { try ModelContainer(for: Author.self, migrationPlan: LibraryPlan.self) }

  var body: some Scene {
    WindowGroup {
      switch container {
      case .success(let container): LibraryView().modelContainer(container)
      case .failure(let error):
        ContentUnavailableView(
          "The library cannot be opened", systemImage: "books.vertical", description: Text(error.localizedDescription))
      }
    }
  }
}
