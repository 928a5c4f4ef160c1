import SwiftUI

/// A cord that is drawn out while it is pulled and springs back when it is let go.
struct Cord: View {
  /// Runs when the cord is let go after it was pulled far enough.
  let onPull: () -> Void

  @State private var stretch: CGFloat

  init(onPull: @escaping () -> Void) {
    self.onPull = onPull
    _stretch = State(initialValue: 0)
  }

  /// Points.
  static let length: CGFloat = 120
  /// How far the cord can be drawn out, points.
  static let longestStretch: CGFloat = 140
  /// The part of that from which on it switches the lamp.
  static let switchingShare: CGFloat = 0.6

  var body: some View {
    VStack(spacing: 0) {
      Capsule().fill(.gray).frame(width: 3, height: Self.length + stretch)
      Circle()
        .fill(RadialGradient(colors: [.white, .orange], center: .topLeading, startRadius: 2, endRadius: 26))
        .frame(width: 26, height: 26)
        .contentShape(Circle().inset(by: -14))
        .gesture(pull)
        .accessibilityLabel("Cord")
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { onPull() }
    }
  }

  private var pull: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { stretch = min(max($0.translation.height, 0), Self.longestStretch) }
      .onEnded { _ in
        let isFarEnough = stretch > Self.longestStretch * Self.switchingShare
        withAnimation(.spring(response: 0.35, dampingFraction: 0.4)) { stretch = 0 }
        if isFarEnough { onPull() }
      }
  }
}
