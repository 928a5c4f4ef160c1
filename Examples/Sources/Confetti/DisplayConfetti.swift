import SwiftUI

/// Lets confetti fall in front of a view while it is wanted.
struct DisplayConfetti: ViewModifier {
  @Binding var isActive: Bool
  @State private var opacity: Double

  init(isActive: Binding<Bool>) {
    _isActive = isActive
    _opacity = State(initialValue: 1)
  }

  private static let time = Duration.seconds(3)
  private static let fade = 2.0

  func body(content: Content) -> some View {
    content
      .overlay {
        if isActive { ConfettiCloud().opacity(opacity).allowsHitTesting(false) }
      }
      .task(id: isActive) { await run() }
  }

  private func run() async {
    guard isActive else { return }
    opacity = 1
    do {
      try await Task.sleep(for: Self.time)
      withAnimation(.easeOut(duration: Self.fade)) { opacity = 0 }
      try await Task.sleep(for: .seconds(Self.fade))
      isActive = false
    } catch {
      // The code that stopped the confetti already removed it.
    }
  }
}

extension View {
  /// Lets confetti fall in front of the view while a value is true, which it does not stay for long.
  public func displayConfetti(isActive: Binding<Bool>) -> some View {
    modifier(DisplayConfetti(isActive: isActive))
  }
}
