import SwiftUITesting
import Testing

/// Views that move by clocks of their own.
@MainActor
struct ClockTests {
  // MARK: Timelines

  @Test("D53: entries of schedules")
  func schedules() {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    func first(_ count: Int, _ dates: some Sequence<Date>) -> [Double] {
      Array(dates.prefix(count)).map(\.timeIntervalSinceReferenceDate)
    }
    let fives = PeriodicTimelineSchedule(from: date(0), by: 5)
    #expect(first(3, fives.entries(from: date(12), mode: .normal)) == [10, 15, 20])
    let tens = PeriodicTimelineSchedule(from: date(0), by: 10)
    #expect(first(2, tens.entries(from: date(25), mode: .normal)) == [20, 30])
    #expect(first(2, tens.entries(from: date(-25), mode: .normal)) == [0, 10])
    #expect(first(2, EveryMinuteTimelineSchedule().entries(from: date(130), mode: .normal)) == [120, 180])
    #expect(first(5, ExplicitTimelineSchedule([date(1), date(3)]).entries(from: date(0), mode: .normal)) == [1, 3])
    #expect(first(5, AnimationTimelineSchedule(paused: true).entries(from: date(7), mode: .normal)) == [7])
  }

  @Test("D53: a timeline is evaluated by its schedule, and settling does not wait for it")
  func timelines() async {
    let log = EventLog()
    let screen = Screen {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        let _ = log.events.append("\(context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))")
        Text("Time")
      }
    }
    #expect(log.events.count == 1)
    await screen.settle()
    await screen.advance(by: .seconds(5))
    #expect(log.events.count == 6)
    // Dates are those of the schedule, not of the clock.
    #expect(Set(log.events) == ["0.0"])
    #expect(screen.trace.frames <= 8)
  }

  @Test("D53: the schedule of animations is that of frames; paused, it stands still")
  func animationSchedule() async {
    let log = EventLog()
    let screen = Screen {
      TimelineView(.animation) { context in
        let _ = log.events.append("live \(context.cadence == .live)")
        Text("Live")
      }
    }
    await screen.advance(by: .seconds(0.5))
    #expect(log.events.count == 31)
    #expect(Set(log.events) == ["live true"])
    log.events = []
    let paused = Screen {
      TimelineView(.animation(paused: true)) { _ in
        let _ = log.events.append("paused")
        Text("Paused")
      }
    }
    await paused.advance(by: .seconds(1))
    #expect(log.events == ["paused"])
    log.events = []
    let slow = Screen {
      TimelineView(.animation(minimumInterval: 0.1)) { _ in
        let _ = log.events.append("slow")
        Text("Slow")
      }
    }
    await slow.advance(by: .seconds(1.05))
    #expect(log.events.count == 11)
  }

  // MARK: Phases

  @Test("D50: a trigger takes a view once through its phases")
  func phases() async {
    let screen = stage(change: { $0.wrappedValue += 1 }) { x in
      RedBox().frame(width: 10, height: 10)
        .phaseAnimator([0.0, 20, -20], trigger: x) { content, phase in
          content.offset(y: phase)
        } animation: { _ in
          .linear(duration: 0.1)
        }
        .frame(width: 400, height: 100)
    }
    let start = screen.view(RedBox.self).frame.minY
    screen["Go"].tap()
    var highest: CGFloat = 0
    var lowest: CGFloat = 0
    for _ in 0..<40 {
      await screen.advance(by: .milliseconds(10))
      highest = max(highest, screen.view(RedBox.self).frame.minY - start)
      lowest = min(lowest, screen.view(RedBox.self).frame.minY - start)
    }
    #expect(isNear(highest, 20, within: 4) && isNear(lowest, -20, within: 4))
    #expect(screen.view(RedBox.self).frame.minY == start)
    await screen.settle()
    screen.trace.reset()
    await screen.advance(by: .seconds(1))
    #expect(screen.trace.frames == 0)
  }

  @Test("D50: without a trigger it goes on forever, and settling does not wait; equal phases take no time")
  func endlessPhases() async {
    let screen = Screen {
      PhaseAnimator([false, true]) { isOn in
        RedBox().frame(width: isOn ? 100 : 50, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    await screen.settle()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(screen.view(RedBox.self).frame.width, 75, within: 2))
    await screen.advance(by: .seconds(1))
    #expect(isNear(screen.view(RedBox.self).frame.width, 75, within: 4))
    let still = Screen {
      PhaseAnimator([1, 2]) { _ in Text("Still") }
    }
    await still.settle()
    await still.advance(by: .seconds(5))
    #expect(still.trace.frames < 10)
    let none = Screen { PhaseAnimator([Int]()) { _ in Text("None") } }
    #expect(none.visibleText == [])
    #expect(none.trace.warnings.contains { $0.contains("phase animator") })
  }

  // MARK: Keyframes

  @Test("D51: tracks of all kinds")
  func tracks() {
    struct Values {
      var linear = 0.0
      var cubic = 0.0
      var spring = 0.0
      var moved = 0.0
    }
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.linear) {
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
      }
      KeyframeTrack(\.cubic) {
        CubicKeyframe(100, duration: 1)
        CubicKeyframe(200, duration: 1)
      }
      KeyframeTrack(\.spring) {
        SpringKeyframe(100, duration: 1, spring: .bouncy)
      }
      KeyframeTrack(\.moved) {
        LinearKeyframe(0, duration: 0.5)
        MoveKeyframe(50)
        LinearKeyframe(50, duration: 0.5)
      }
    }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: 0.25).linear - 25) < 1e-3)
    #expect(abs(timeline.value(time: 1.5).linear - (100 - 31.54)) < 0.01)
    #expect(abs(timeline.value(progress: 0.5).linear - 100) < 1e-3)
    // It goes through the middle with the velocity of both ways, 100 a second.
    #expect(abs(timeline.value(time: 0.5).cubic - 37.5) < 1e-3)
    #expect(abs(timeline.value(time: 1).cubic - 100) < 1e-3)
    let spring = Spring.bouncy.value(target: 100.0, time: 0.25)
    #expect(abs(timeline.value(time: 0.25).spring - spring) < 1e-3)
    #expect(timeline.value(time: 0.49).moved == 0)
    #expect(timeline.value(time: 0.51).moved == 50)
    #expect(timeline.value(time: 99).linear == 0)
    let whole = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(3.0, duration: 1)
      LinearKeyframe(5.0, duration: 1)
    }
    #expect(whole.value(time: 1.5) == 4)
  }

  @Test("D51: a trigger runs keyframes from where the value is")
  func keyframes() async {
    let log = EventLog()
    let screen = stage(change: { $0.wrappedValue += 1 }) { x in
      RedBox().frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0, trigger: x) { content, value in
          content.offset(x: value)
        } keyframes: { value in
          let _ = log.events.append("\(Int(value.rounded()))")
          KeyframeTrack { LinearKeyframe(100, duration: 1) }
        }
        .frame(width: 400, alignment: .leading)
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.25))
    #expect(isNear(screen.view(RedBox.self).frame.minX, 25))
    await screen.advance(by: .seconds(0.25))
    screen["Go"].tap()
    #expect(log.events == ["0", "50"])
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(screen.view(RedBox.self).frame.minX, 75))
    await screen.settle()
    #expect(screen.view(RedBox.self).frame.minX == 100)
    screen.trace.reset()
    await screen.advance(by: .seconds(1))
    #expect(screen.trace.frames == 0)
  }

  @Test("D51: keyframes repeat, or show the first value")
  func repeatingKeyframes() async {
    func screen(repeating: Bool) -> Screen {
      Screen(width: 400, height: 100) {
        KeyframeAnimator(initialValue: 10.0, repeating: repeating) { value in
          RedBox().frame(width: value, height: 10)
        } keyframes: { _ in
          LinearKeyframe(110, duration: 1)
        }
      }
    }
    let endless = screen(repeating: true)
    await endless.settle()
    await endless.advance(by: .seconds(0.5))
    #expect(isNear(endless.view(RedBox.self).frame.width, 60))
    await endless.advance(by: .seconds(2))
    #expect(isNear(endless.view(RedBox.self).frame.width, 60, within: 0.2))
    let still = screen(repeating: false)
    await still.advance(by: .seconds(0.5))
    #expect(still.view(RedBox.self).frame.width == 10)
  }

  // MARK: Contents

  @Test("D52: a text goes over into another one in an animated update")
  func contents() async {
    func screen(_ transition: ContentTransition, _ animation: Animation?) -> Screen {
      stage(change: { x in withAnimation(animation) { x.wrappedValue = 1 } }) { x in
        Text(x == 0 ? "100" : "101").font(.system(size: 60)).contentTransition(transition)
          .frame(width: 300, alignment: .leading)
      }
    }
    func difference(_ transition: ContentTransition, _ animation: Animation?) async -> Double {
      let screen = screen(transition, animation)
      screen["Go"].tap()
      await screen.advance(by: .seconds(0.5))
      let half = screen.snapshot()
      await screen.settle()
      #expect(screen["101"].exists)
      return half.difference(from: screen.snapshot())
    }
    #expect(await difference(.opacity, .linear(duration: 1)) > 0)
    #expect(await difference(.numericText(), .linear(duration: 1)) > 0)
    #expect(await difference(.numericText(value: 1), .linear(duration: 1)) > 0)
    #expect(await difference(.identity, .linear(duration: 1)) == 0)
    #expect(await difference(.opacity, nil) == 0)
  }
}
