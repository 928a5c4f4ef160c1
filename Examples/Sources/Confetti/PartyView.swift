import SwiftUI

/// A reason to celebrate.
public struct PartyView: View {
  @State private var isCelebrating: Bool

  public init() {
    _isCelebrating = State(initialValue: false)
  }

  public var body: some View {
    VStack(spacing: 24) {
      Text("You did it").font(.largeTitle.bold())
      Button("Celebrate") { isCelebrating = true }
        .buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .displayConfetti(isActive: $isCelebrating)
  }
}

#Preview { PartyView() }
