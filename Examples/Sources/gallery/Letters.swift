import SwiftUI

/// Tabs with pages of which the pushed one hides the bar of tabs.
struct Letters: View {
  private let names = ["Ada", "Grace", "Edsger", "Barbara", "Donald"]

  var body: some View {
    TabView {
      Tab("Letters", systemImage: "envelope.fill") {
        NavigationStack {
          List(names, id: \.self) { NavigationLink($0, value: $0) }
            .navigationTitle("Letters")
            .navigationDestination(for: String.self) { name in
              LetterPage(name: name)
            }
        }
      }
      Tab("People", systemImage: "person.2.fill") { Text("People") }
    }
  }
}

private struct LetterPage: View {
  let name: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "envelope.open.fill").font(.system(size: 44)).foregroundStyle(.tint)
      Text("A letter from \(name)").font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.secondarySystemBackground))
    .navigationTitle(name)
    .toolbarVisibility(.hidden, for: .tabBar)
  }
}
