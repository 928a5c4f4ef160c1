import SwiftUI

/// What an app says when it is first opened.
struct OnboardingScreen: View {
  var body: some View {
    VStack(spacing: 24) {
      Text("Welcome to Tessera").font(.largeTitle.bold())
      VStack(alignment: .leading, spacing: 16) {
        feature("square.stack.3d.up", "Views", "Written once, shown everywhere.")
        feature("bolt", "Speed", "Only what changed is drawn.")
        feature("checkmark.seal", "Tests", "In milliseconds, without a screen.")
      }
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding()
  }

  private func feature(_ symbol: String, _ title: String, _ text: String) -> some View {
    HStack(spacing: 12) {
      Image(systemName: symbol).font(.title).foregroundStyle(.tint).frame(width: 40)
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        Text(text).foregroundStyle(.secondary)
      }
    }
  }
}
