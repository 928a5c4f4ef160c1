import Library
import SwiftData
import SwiftUI

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      LibraryView()
    }
    .modelContainer(for: [Author.self, Book.self])
  }
}
