import SwiftUI

/// The steps of the work, a page each.
struct StepsPage: View {
  static let steps = [
    "Saw the boards.", "Sand their edges.", "Screw the sides on.", "Oil the wood, and let it dry.",
  ]
  @State private var step = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("Step \(step + 1) of \(Self.steps.count)").font(.headline)
      StepPager(steps: Self.steps, current: $step)
      HStack {
        Button("Back") { step -= 1 }.disabled(step == 0)
        Spacer()
        Button("Next") { step += 1 }.disabled(step == Self.steps.count - 1)
      }
      .padding(.horizontal, 24)
    }
    .padding(.vertical, 12)
  }
}

#Preview("Steps") { StepsPage() }
