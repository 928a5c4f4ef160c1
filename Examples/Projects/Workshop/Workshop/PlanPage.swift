import SwiftUI

/// A drawing of a shelf, and a slider that says how many boards it has.
struct PlanPage: View {
  @State private var boards = 3

  var body: some View {
    VStack(spacing: 16) {
      Text("Plan").font(.headline)
      Plan(boards: boards)
      BoardSlider(boards: $boards)
      Text("\(boards) boards").font(.title2).monospacedDigit()
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
  }
}

#Preview("Plan") { PlanPage() }
