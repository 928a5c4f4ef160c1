import SwiftUI

/// How many models were built so far, in numbers and as bars.
struct TallyView: View {
  private let tally = BuildTally.shared

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("@State built \(tally.state), @StateObject built \(tally.stateObject)")
        .font(.headline)
      bar(tally.state, color: .orange)
      bar(tally.stateObject, color: .green)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func bar(_ count: Int, color: Color) -> some View {
    HStack(spacing: 4) {
      ForEach(0..<count, id: \.self) { _ in
        RoundedRectangle(cornerRadius: 4).fill(color.gradient).frame(width: 20, height: 28)
      }
    }
  }
}
