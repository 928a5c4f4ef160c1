import SwiftUI

/// Views that turn, each in its own way.
struct TurningViews: View {
  let count: Int
  let animation: (Int) -> Animation
  @State private var isTurned = false

  init(count: Int, animation: @escaping (Int) -> Animation) {
    self.count = count
    self.animation = animation
  }

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(width: 10, height: 10)
          .rotationEffect(.degrees(isTurned ? 360 : 0))
          .animation(animation(index), value: isTurned)
      }
      Button("Go") { isTurned = true }
    }
  }
}

/// Rows that go to the other side.
struct MovingRows: View {
  let count: Int
  @State private var isOnRight = false

  init(count: Int) {
    self.count = count
  }

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(width: 10, height: 10)
          .frame(maxWidth: .infinity, alignment: isOnRight ? .trailing : .leading)
          .animation(.linear(duration: 1_000 + Double(index)), value: isOnRight)
      }
      Button("Go") { isOnRight = true }
    }
  }
}
