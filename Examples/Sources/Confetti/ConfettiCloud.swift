import SwiftUI

/// Fifty pieces, scattered over the room there is, from above to below.
struct ConfettiCloud: View {
  let count: Int
  @State private var heights: [CGFloat]
  @State private var places: [CGFloat]
  @State private var isDown: Bool

  init(count: Int = 50) {
    self.count = count
    _heights = State(initialValue: (0..<count).map { _ in .random(in: -0.6 ... -0.05) })
    _places = State(initialValue: (0..<count).map { _ in .random(in: 0...1) })
    _isDown = State(initialValue: false)
  }

  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<count, id: \.self) { index in
        ConfettiPiece()
          .position(
            x: places[index] * proxy.size.width,
            y: (heights[index] + (isDown ? 1.6 : 0)) * proxy.size.height)
      }
    }
    .ignoresSafeArea()
    .onAppear { withAnimation(.easeIn(duration: 4)) { isDown = true } }
  }
}
