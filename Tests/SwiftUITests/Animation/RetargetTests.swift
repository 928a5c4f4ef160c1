import SwiftUITesting
import Testing

/// What happens to movements that are under way.
@MainActor
struct RetargetTests {
  private final class Steps {
    var changes: [(Binding<Double>) -> Void]

    init(_ changes: [(Binding<Double>) -> Void]) {
      self.changes = changes
    }
  }

  /// A box whose x a button changes in a new way each time.
  private func moving(_ changes: (Binding<Double>) -> Void...) -> Screen {
    moving(changes)
  }

  private func moving(_ changes: [(Binding<Double>) -> Void]) -> Screen {
    let steps = Steps(changes)
    return stage(change: { steps.changes.removeFirst()($0) }) { x in
      RedBox().frame(width: 10, height: 10).offset(x: x).frame(width: 400, alignment: .leading)
    }
  }

  private func x(_ screen: Screen) -> CGFloat { screen.view(RedBox.self).frame.minX }

  @Test("D33: a spring follows its closed form and ends when it is at rest; its logical end is its duration")
  func spring() async {
    let log = EventLog()
    let screen = moving({ x in
      withAnimation(.spring(duration: 0.5)) {
        x.wrappedValue = 100
      } completion: {
        log.events.append("logical")
      }
    })
    screen["Go"].tap()
    let spring = Spring(duration: 0.5, bounce: 0)
    for step in 1...5 {
      await screen.advance(by: .seconds(0.1))
      #expect(isNear(x(screen), spring.value(target: 100.0, time: Double(step) / 10)))
      #expect(log.events.isEmpty == (step < 5))
    }
    let start = screen.now
    await screen.settle()
    let end = screen.now - start + .seconds(0.5)
    #expect(end > .seconds(1.17) && end < .seconds(1.37))
    #expect(x(screen) == 100)
  }

  @Test("D34: curves are added: the old one runs to its end")
  func additive() async {
    let screen = moving(
      { x in withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 } },
      { x in withAnimation(.linear(duration: 1)) { x.wrappedValue = 0 } })
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    screen["Go"].tap()
    #expect(isNear(x(screen), 50))
    await screen.advance(by: .seconds(0.25))
    #expect(isNear(x(screen), 50))
    await screen.advance(by: .seconds(0.25))
    #expect(isNear(x(screen), 50))
    await screen.advance(by: .seconds(0.25))
    #expect(isNear(x(screen), 25))
    await screen.advance(by: .seconds(0.25))
    #expect(isNear(x(screen), 0))
  }

  @Test("D34: a spring goes on with the velocity of what it replaces")
  func velocity() async {
    let screen = moving(
      { x in withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 } },
      { x in withAnimation(.spring(duration: 1)) { x.wrappedValue = 0 } })
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    screen["Go"].tap()
    #expect(isNear(x(screen), 50))
    await screen.advance(by: .milliseconds(10))
    // 100 points a second, less what the spring holds back.
    let step = Spring(duration: 1, bounce: 0).value(target: -50.0, initialVelocity: 100, time: 0.01)
    #expect(isNear(x(screen), 50 + step, within: 0.01))
    await screen.advance(by: .milliseconds(90))
    let later = Spring(duration: 1, bounce: 0).value(target: -50.0, initialVelocity: 100, time: 0.1)
    #expect(isNear(x(screen), 50 + later, within: 0.01))
    await screen.settle()
    #expect(x(screen) == 0)
  }

  @Test("D34: a spring over a spring has no kink")
  func springOverSpring() async {
    let screen = moving(
      { x in withAnimation(.spring(duration: 0.5)) { x.wrappedValue = 100 } },
      { x in withAnimation(.spring(duration: 0.5)) { x.wrappedValue = 200 } })
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.1))
    let spring = Spring(duration: 0.5, bounce: 0)
    let place = spring.value(target: 100.0, time: 0.1)
    let speed = spring.velocity(target: 100.0, time: 0.1)
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.1))
    let expected = place + spring.value(target: 200 - place, initialVelocity: speed, time: 0.1)
    #expect(isNear(x(screen), expected))
  }

  @Test("D34: a change without animation is there at once and ends the movement")
  func cancelling() async {
    let screen = moving(
      { x in withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 } }, { x in x.wrappedValue = 10 })
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    screen["Go"].tap()
    #expect(x(screen) == 10)
    await screen.advance(by: .seconds(0.5))
    #expect(x(screen) == 10)
  }

  @Test("D35: two writes before the first frame are one movement")
  func pending() async {
    let screen = moving({ x in
      withAnimation(.linear(duration: 1)) { x.wrappedValue = 50 }
      withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
    })
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 50))
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 100))
  }

  @Test("D36: with an even number of runs the view jumps to its new place; without end it never gets there")
  func repetition() async {
    let screen = moving(
      { x in withAnimation(.linear(duration: 1).repeatCount(2)) { x.wrappedValue = 100 } },
      { x in withAnimation(.linear(duration: 1).repeatForever()) { x.wrappedValue = 200 } },
      { x in withAnimation(.linear(duration: 1)) { x.wrappedValue = 0 } })
    screen["Go"].tap()
    await screen.advance(by: .seconds(1.5))
    #expect(isNear(x(screen), 50))
    await screen.advance(by: .seconds(0.49))
    #expect(isNear(x(screen), 1))
    await screen.advance(by: .seconds(0.1))
    #expect(x(screen) == 100)
    screen["Go"].tap()
    await screen.advance(by: .seconds(100.5))
    #expect(isNear(x(screen), 150))
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 75))
    await screen.settle()
    #expect(x(screen) == 0)
  }

  @Test("D38: completions: the logical end first, then the real one; at once where nothing is animated")
  func completions() async {
    let log = EventLog()
    let screen = moving(
      { x in
        withAnimation(.linear(duration: 5).logicallyComplete(after: 1)) {
          x.wrappedValue = 100
        } completion: {
          log.events.append("logical")
        }
      },
      { x in
        withAnimation(.linear(duration: 1), completionCriteria: .removed) {
          x.wrappedValue = 200
        } completion: {
          log.events.append("removed")
        }
      },
      { _ in
        withAnimation {
        } completion: {
          log.events.append("nothing")
        }
      },
      { x in
        withAnimation {
          x.wrappedValue = x.wrappedValue
        } completion: {
          log.events.append("same")
        }
      })
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.9))
    #expect(log.events == [])
    await screen.advance(by: .seconds(0.15))
    #expect(log.events == ["logical"])
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.9))
    #expect(log.events == ["logical"])
    await screen.advance(by: .seconds(0.15))
    #expect(log.events == ["logical", "removed"])
    screen["Go"].tap()
    #expect(log.events == ["logical", "removed", "nothing"])
    screen["Go"].tap()
    #expect(log.events == ["logical", "removed", "nothing", "same"])
    await screen.settle()
    #expect(log.events.count == 4)
  }

  @Test("D38: a spring that is replaced still tells its logical end at its time, once")
  func forkedCompletion() async {
    let log = EventLog()
    func go(_ name: String, to goal: Double) -> (Binding<Double>) -> Void {
      { x in
        withAnimation(.spring(duration: 0.5)) {
          x.wrappedValue = goal
        } completion: {
          log.events.append(name)
        }
      }
    }
    let screen = moving(go("first", to: 100), go("second", to: 0))
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.25))
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.3))
    #expect(log.events == ["first"])
    await screen.settle()
    #expect(log.events == ["first", "second"])
  }

  @Test("D55: custom animations get the whole way and say how far they are; they are added unless they merge")
  func custom() async {
    let log = EventLog()
    let screen = moving(
      { x in
        withAnimation(Animation(Steady())) {
          x.wrappedValue = 10
        } completion: {
          log.events.append("done")
        }
      },
      { x in withAnimation(Animation(Steady())) { x.wrappedValue = 20 } },
      { x in withAnimation(Animation(Steady())) { x.wrappedValue = 30 } })
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 5))
    await screen.advance(by: .seconds(0.55))
    #expect(x(screen) == 10)
    #expect(log.events == ["done"])
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    screen["Go"].tap()
    #expect(isNear(x(screen), 15))
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 25))
  }
}

/// What happened, in order.
final class EventLog {
  var events: [String] = []
}

private struct Steady: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}
