import SwiftUI

struct EntriesView: View {
  @EnvironmentObject private var journal: Journal

  var body: some View {
    NavigationView {
      List(journal.entries) { entry in
        Text(entry.text)
      }
      .navigationBarTitle("Journal")
      .navigationBarItems(trailing: Button("Add") { journal.add("Entry \(journal.entries.count + 1)") })
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button("About") { showAbout() }
        }
      }
    }
    .navigationViewStyle(.stack)
  }

  private func showAbout() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let about = UIHostingController(rootView: AboutView())
    scenes.first?.windows.first?.rootViewController?.present(about, animated: true)
  }
}

struct AboutView: View {
  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "book.closed").font(.largeTitle)
      Text("A journal that starts through UIKit")
    }
    .padding()
  }
}
