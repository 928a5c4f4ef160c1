import SwiftUI

/// Leafs through the cards of the members.
public struct CardsView: View {
  @State private var number = 1

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      CardView(member: .sample(number)).shadow(color: .black.opacity(0.25), radius: 10, y: 5)
      HStack(spacing: 20) {
        Button("Previous") { number -= 1 }.disabled(number == 1)
        Text("Card \(number)").monospacedDigit()
        Button("Next") { number += 1 }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

#Preview("Cards") {
  CardsView()
}
