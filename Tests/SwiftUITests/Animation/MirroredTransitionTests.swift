import SwiftUITesting
import Testing

/// Transitions where lines run from right to left.
@MainActor
struct MirroredTransitionTests {
  private struct Switcher: View {
    let transition: AnyTransition
    @State private var isOn: Bool

    init(_ transition: AnyTransition, isOn: Bool) {
      self.transition = transition
      _isOn = State(initialValue: isOn)
    }

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.frame(width: 300, height: 20)
        ZStack {
          if isOn { Color.black.frame(width: 100, height: 50).transition(transition) }
        }
        .frame(width: 300, height: 50)
      }
    }
  }

  /// The middle of what is black halfway through the transition, from the left.
  private func halfway(_ transition: AnyTransition, coming: Bool, isMirrored: Bool) async -> CGFloat? {
    let screen = Screen(width: 300, height: 70) {
      Switcher(transition, isOn: !coming)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    screen["Go"].tap()
    await screen.advance(by: .milliseconds(500))
    let snapshot = screen.snapshot()
    let dark = (0..<300).filter { snapshot.color(at: CGPoint(x: CGFloat($0), y: 45)).red < 0.8 }
    guard let first = dark.first, let last = dark.last else { return nil }
    return CGFloat(first + last) / 2
  }

  @Test("the leading edge is where lines begin", arguments: [false, true])
  func edges(isMirrored: Bool) async throws {
    let side: CGFloat = isMirrored ? 1 : -1
    let move = try #require(await halfway(.move(edge: .leading), coming: true, isMirrored: isMirrored))
    #expect(abs(move - (150 + side * 50)) < 5)
    let coming = try #require(await halfway(.slide, coming: true, isMirrored: isMirrored))
    #expect(abs(coming - (150 + side * 50)) < 5)
    let going = try #require(await halfway(.slide, coming: false, isMirrored: isMirrored))
    #expect(abs(going - (150 - side * 50)) < 5)
    let push = try #require(await halfway(.push(from: .trailing), coming: true, isMirrored: isMirrored))
    #expect(abs(push - (150 - side * 50)) < 5)
  }
}
