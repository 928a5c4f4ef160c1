import SwiftUI

/// Pages of which one is chosen.
struct TabsScreen: View {
  var body: some View {
    TabView {
      Tab("Today", systemImage: "sun.max") {
        VStack(spacing: 12) {
          Text("Today").font(.largeTitle)
          Text("Three things to do")
          ProgressView(value: 0.4).frame(width: 200)
          Button("Add one") {}.buttonStyle(.bordered)
        }
      }
      Tab("Plans", systemImage: "calendar") { Text("Plans") }
      Tab("Done", systemImage: "checkmark.circle") { Text("Done") }
        .badge(2)
    }
  }
}
