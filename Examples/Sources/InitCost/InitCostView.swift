import SwiftUI

/// What a parent's updates cost when its children build a model at the declaration.
public struct InitCostView: View {
  @State private var updates = 0

  public init() {}

  public var body: some View {
    VStack(spacing: 20) {
      Text("The cost of a default").font(.title.bold())
      Text("Both children keep a model that takes a while to build. This parent makes their structs anew each time.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: 12) {
        StateChild()
        StateObjectChild()
      }
      Button("Update the parent") { updates += 1 }
        .buttonStyle(.borderedProminent)
      Text("The parent's body ran \(updates + 1) times")
        .font(.footnote)
        .foregroundStyle(.secondary)
      TallyView()
      Spacer()
    }
    .padding()
  }
}

#Preview("Light") {
  InitCostView()
}

#Preview("Dark") {
  InitCostView()
    .environment(\.colorScheme, .dark)
}
