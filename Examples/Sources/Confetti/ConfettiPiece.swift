import SwiftUI

/// One piece of paper, as it was cut: it keeps its color, its axes and its speeds for all its life.
struct ConfettiPiece: View {
  @State private var color: Color
  @State private var axis: CGFloat
  @State private var firstDuration: Double
  @State private var secondDuration: Double
  @State private var anchor: CGFloat
  @State private var isFalling: Bool

  init() {
    _color = State(initialValue: [Color.orange, .green, .blue, .red, .yellow].randomElement() ?? .orange)
    _axis = State(initialValue: .random(in: -1...1))
    _firstDuration = State(initialValue: .random(in: 0.7...2))
    _secondDuration = State(initialValue: .random(in: 1...3))
    _anchor = State(initialValue: CGFloat.random(in: 0...1).rounded())
    _isFalling = State(initialValue: false)
  }

  var body: some View {
    Rectangle()
      .fill(color)
      .frame(width: 20, height: 20)
      .onAppear { isFalling = true }
      .rotation3DEffect(.degrees(isFalling ? 360 : 0), axis: (x: axis, y: 0, z: 0))
      .animation(.linear(duration: firstDuration).repeatForever(autoreverses: false), value: isFalling)
      .rotation3DEffect(
        .degrees(isFalling ? 360 : 0), axis: (x: 0, y: 0, z: axis), anchor: UnitPoint(x: anchor, y: anchor)
      )
      .animation(.linear(duration: secondDuration).repeatForever(autoreverses: false), value: isFalling)
  }
}
