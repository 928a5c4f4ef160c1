import SwiftUI

/// A first screen: stacks, text styles, shapes, gradients and buttons.
public struct WelcomeView: View {
  @State private var hasStarted = false

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Mosaic()
        .frame(width: 180, height: 180)
      VStack(spacing: 8) {
        Text("Welcome to **Tessera**").font(.largeTitle)
        Text("Many small pieces, one picture.").font(.title3).foregroundStyle(.secondary)
      }
      VStack(alignment: .leading, spacing: 18) {
        FeatureRow(color: .orange, title: "Layout", detail: "Stacks, frames and alignment guides, as you know them.")
        FeatureRow(color: .pink, title: "State", detail: "Only what changed is evaluated, laid out and drawn.")
        FeatureRow(color: .indigo, title: "Tests", detail: "Without a screen, in milliseconds, on a clock you own.")
      }
      Spacer()
      Button {
        hasStarted = true
      } label: {
        Text(hasStarted ? "Here we go" : "Get started")
          .font(.headline)
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity)
          .padding()
          .background(LinearGradient.brand, in: Capsule())
      }
      Button("Not now", role: .cancel) { hasStarted = false }
        .font(.footnote)
    }
    .padding(24)
  }
}

#Preview("Light") {
  WelcomeView()
}

#Preview("Dark") {
  WelcomeView()
    .environment(\.colorScheme, .dark)
}
