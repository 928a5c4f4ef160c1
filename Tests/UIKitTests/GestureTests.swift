import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Gesture recognizers of UIKit.
@MainActor
struct GestureTests {
  private func screen(_ view: UIView) -> Screen {
    Screen(width: 200, height: 200) { Shown(view: view) }
  }

  @Test("A tap waits for a double tap that has to fail first")
  func taps() async {
    let view = UIView()
    var taps: [Int] = []
    let single = UITapGestureRecognizer { _ in taps.append(1) }
    let double = UITapGestureRecognizer { _ in taps.append(2) }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    let screen = screen(view)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps.isEmpty)
    await screen.advance(by: .seconds(1))
    #expect(taps == [1])
    screen.tap(at: CGPoint(x: 50, y: 50))
    screen.tap(at: CGPoint(x: 50, y: 50))
    await screen.advance(by: .seconds(1))
    #expect(taps == [1, 2])
  }

  @Test("A pan tells how far it came, from its beginning to its end")
  func pan() async {
    let view = UIView()
    var states: [UIGestureRecognizer.State] = []
    var last = CGPoint.zero
    let pan = UIPanGestureRecognizer { recognizer in
      states.append(recognizer.state)
      last = (recognizer as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero
    }
    view.addGestureRecognizer(pan)
    let screen = screen(view)
    await screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 60))
    #expect(states.first == .began)
    #expect(states.last == .ended)
    #expect(last == CGPoint(x: 60, y: 40))
  }

  @Test("A long press begins when its time has come, and fails when it moves before")
  func longPress() async {
    let view = UIView()
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
    let screen = screen(view)
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    await screen.advance(by: .milliseconds(300))
    #expect(states.isEmpty)
    await screen.advance(by: .milliseconds(300))
    #expect(states == [.began])
    screen.release()
    #expect(states == [.began, .ended])
    states = []
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    screen.move(to: CGPoint(x: 90, y: 50))
    await screen.advance(by: .seconds(1))
    screen.release()
    #expect(states.isEmpty)
  }

  @Test("A delegate can refuse a gesture and let two be recognized together")
  func delegates() {
    final class Delegate: UIGestureRecognizerDelegate {
      var allows = false
      var together = false

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { together }
    }
    let delegate = Delegate()
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.addSubview(inner)
    var heard: [String] = []
    let first = UITapGestureRecognizer { _ in heard.append("inner") }
    first.delegate = delegate
    inner.addGestureRecognizer(first)
    outer.addGestureRecognizer(UITapGestureRecognizer { _ in heard.append("outer") })
    let screen = screen(outer)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(heard == ["outer"])
    heard = []
    delegate.allows = true
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(heard == ["inner"])
    heard = []
    delegate.together = true
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(heard == ["inner", "outer"])
  }
}
