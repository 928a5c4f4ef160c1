import SwiftUITesting
import Testing

/// J401, J402: pieces of glass.
@MainActor
struct GlassUnionTests {
  /// Two views on glass with room between them, on red.
  private func view(_ isUnion: Bool) -> some View {
    GlassUnionView(isUnion: isUnion)
  }

  private struct GlassUnionView: View {
    let isUnion: Bool
    @Namespace private var namespace

    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 60) {
          ForEach(0..<2, id: \.self) { _ in
            Color.clear
              .frame(width: 40, height: 40)
              .glassEffect(.regular, in: .rect)
              .glassEffectUnion(id: isUnion ? "both" : nil, namespace: namespace)
          }
        }
      }
      .frame(width: 200, height: 100)
      .background(Color.red)
    }
  }

  @Test("J401: the glass of a union covers what is between its views")
  func union() {
    let between = CGPoint(x: 100, y: 50)
    let red = Screen(width: 200, height: 100) { view(false) }.snapshot().color(at: between)
    let glass = Screen(width: 200, height: 100) { view(true) }.snapshot().color(at: between)
    #expect(red.green < 0.5)
    #expect(glass.green > red.green + 0.2)
  }

  private struct Coming: View {
    let model: Model
    let transition: GlassEffectTransition

    var body: some View {
      ZStack {
        Color.red
        if model.isShown {
          Color.clear.frame(width: 60, height: 60).glassEffect(.regular, in: .rect).glassEffectTransition(transition)
        }
      }
    }
  }

  @Test("J402: glass that materializes fades in; with identity it is there at once")
  func transition() async {
    func greens(_ transition: GlassEffectTransition) async -> (half: Double, whole: Double) {
      let model = Model()
      let screen = Screen(width: 100, height: 100) { Coming(model: model, transition: transition) }
      let center = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      await screen.advance(by: .seconds(0.5))
      let half = screen.snapshot().color(at: center).green
      await screen.advance(by: .seconds(1))
      return (half, screen.snapshot().color(at: center).green)
    }
    let fading = await greens(.materialize)
    #expect(fading.half < fading.whole - 0.1)
    let atOnce = await greens(.identity)
    #expect(abs(atOnce.half - atOnce.whole) < 0.02)
  }

  @Observable
  final class Model {
    var isShown = false
  }
}
