import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct ShownStage: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Transitions of views.
@MainActor
struct ViewTransitionTests {
  private let stage = UIView()
  private let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  private func screen() -> Screen {
    stage.backgroundColor = .white
    card.backgroundColor = .red
    stage.addSubview(card)
    return Screen(width: 200, height: 200) { ShownStage(view: stage) }
  }

  private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat = 100) -> [Int] {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return [color.red, color.green, color.blue].map { Int(($0 * 10).rounded()) }
  }

  @Test("J136: a dissolve mixes what a view showed with what it shows, and leaves nothing behind")
  func dissolve() async {
    let screen = screen()
    let (red, blue) = (color(screen, 100), [0, 5, 10])
    var isOver = false
    UIView.transition(with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      card.backgroundColor = .blue
    } completion: {
      isOver = $0
    }
    await screen.advance(by: .milliseconds(100))
    #expect(color(screen, 100)[0] > 6)
    await screen.advance(by: .milliseconds(400))
    let middle = color(screen, 100)
    #expect(middle[0] > 3 && middle[0] < 7, "\(middle)")
    #expect(!isOver)
    #expect(stage.subviews.count == 2)
    await screen.advance(by: .milliseconds(700))
    #expect(color(screen, 100)[2] >= blue[2] - 1)
    #expect(color(screen, 100) != red)
    #expect(isOver)
    #expect(stage.subviews.count == 1)
  }

  @Test("J136: a flip narrows what was shown to a line and widens what is shown")
  func flip() async {
    let screen = screen()
    var isOver = false
    UIView.transition(with: card, duration: 1, options: .transitionFlipFromLeft) {
      card.backgroundColor = .blue
    } completion: {
      isOver = $0
    }
    await screen.advance(by: .milliseconds(480))
    #expect(color(screen, 60) == [10, 10, 10])
    #expect(color(screen, 140) == [10, 10, 10])
    await screen.advance(by: .milliseconds(900))
    #expect(color(screen, 60)[2] > 8)
    #expect(color(screen, 60)[0] < 3)
    #expect(isOver)
    #expect(stage.subviews.count == 1)
    #expect(card.transform == .identity)
  }

  @Test("J136: a curl takes what was shown away upward, or brings what is shown down")
  func curls() async {
    let screen = screen()
    UIView.transition(with: card, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
      card.backgroundColor = .blue
    }
    await screen.advance(by: .milliseconds(500))
    #expect(color(screen, 100, 60)[0] > 8)
    #expect(color(screen, 100, 140)[0] < 3)
    await screen.advance(by: .milliseconds(700))
    UIView.transition(with: card, duration: 1, options: [.transitionCurlDown, .curveLinear]) {
      card.backgroundColor = .red
    }
    await screen.advance(by: .milliseconds(500))
    #expect(color(screen, 100, 60)[0] > 8)
    #expect(color(screen, 100, 140)[0] < 3)
    await screen.advance(by: .milliseconds(700))
    #expect(color(screen, 100, 140)[0] > 8)
    #expect(stage.subviews.count == 1)
  }

  @Test("J136: a view takes the place of another one, which is taken out or hidden")
  func places() async {
    let screen = screen()
    let other = UIView(frame: card.frame)
    other.backgroundColor = .blue
    UIView.transition(from: card, to: other, duration: 0.5, options: .transitionCrossDissolve)
    #expect(card.superview == nil)
    #expect(other.superview === stage)
    await screen.advance(by: .seconds(1))
    #expect(stage.subviews == [other])
    stage.addSubview(card)
    card.isHidden = true
    var isOver = false
    UIView.transition(
      from: other, to: card, duration: .nan, options: [.transitionFlipFromTop, .showHideTransitionViews]
    ) { isOver = $0 }
    #expect(isOver)
    #expect(other.isHidden && !card.isHidden)
    #expect(stage.subviews.count == 2)
    UIView.transition(from: UIView(), to: card, duration: 1) { isOver = $0 }
    #expect(!isOver)
  }
}
