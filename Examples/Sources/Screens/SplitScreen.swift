import SwiftUI

/// Columns side by side.
struct SplitScreen: View {
  @State private var chosen: String? = "Recent"

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        Section("Library") {
          ForEach(["Recent", "Favorites", "All books"], id: \.self) { Label($0, systemImage: "book") }
        }
        Section("Shelves") {
          ForEach(["Novels", "Poems"], id: \.self) { Label($0, systemImage: "folder") }
        }
      }
      .navigationTitle("Books")
    } detail: {
      List(1..<9) { Text("Book number \($0)") }
        .navigationTitle(chosen ?? "Nothing")
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}
