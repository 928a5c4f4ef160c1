import SwiftUI

/// Shows what animations do, side by side. A second tap while they run turns them round.
public struct AnimationLabView: View {
  @State private var isRight: Bool
  @State private var runs: Int

  public init() {
    _isRight = State(initialValue: false)
    _runs = State(initialValue: 0)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Animation lab").font(.title.bold())
        Spacer()
        Text("\(runs)").font(.title2.monospacedDigit()).contentTransition(.numericText())
        Button("Run") { run() }.buttonStyle(.borderedProminent)
      }
      ForEach(Curve.allCases) { curve in
        CurveRow(curve: curve, isRight: isRight)
      }
    }
    .padding()
  }

  private func run() {
    isRight.toggle()
    withAnimation { runs += 1 }
  }
}

/// One animation: its name, its line and something that it moves.
struct CurveRow: View {
  let curve: Curve
  let isRight: Bool

  var body: some View {
    HStack(spacing: 16) {
      CurvePlot(curve: curve)
        .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .frame(width: 48, height: 32)
        .padding(6)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 4) {
        Text(curve.rawValue).font(.caption).foregroundStyle(.secondary)
        Marker(isRight: isRight).animation(curve.animation, value: isRight)
      }
    }
  }
}

/// Goes from one side to the other and changes its look on the way.
struct Marker: View {
  let isRight: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: isRight ? 12 : 4)
      .fill(isRight ? Color.orange : .blue)
      .frame(width: 24, height: 24)
      .rotationEffect(.degrees(isRight ? 180 : 0))
      .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
  }
}

#Preview { AnimationLabView() }
