import SwiftUITesting
import Testing

/// Values of curves and springs, without any view.
struct CurveTests {
  private func isClose(_ value: Double, _ expected: Double, within tolerance: Double = 1e-3) -> Bool {
    abs(value - expected) <= tolerance
  }

  /// What an animation has made of the way from 0 to `interval`.
  @MainActor
  private func value(_ animation: Animation, at time: Double, of interval: Double = 1) -> Double? {
    // Only animated views have a context to ask with.
    let probe = ProbeAnimation(animation: animation, time: time, results: ProbeResults())
    let screen = Screen(width: 10, height: 10) { ProbeView(animation: Animation(probe), goal: interval) }
    screen.update { ProbeView(animation: Animation(probe), goal: interval, isMoved: true) }
    return probe.results.value
  }

  @Test(
    "D20: the curves' values",
    arguments: [
      (UnitCurve.easeIn, [0.0935, 0.3154, 0.6219]), (.easeOut, [0.3781, 0.6846, 0.9065]),
      (.easeInOut, [0.1292, 0.5, 0.8708]), (.linear, [0.25, 0.5, 0.75]),
    ])
  func curves(_ curve: UnitCurve, _ expected: [Double]) {
    for (time, expected) in zip([0.25, 0.5, 0.75], expected) {
      #expect(isClose(curve.value(at: time), expected))
    }
  }

  @Test("D21: unit curves are cut at their ends, circular ones are circles, inverses undo")
  func unitCurves() {
    #expect(isClose(UnitCurve.easeInOut.value(at: 0.25), 0.12916, within: 1e-5))
    #expect(isClose(UnitCurve.circularEaseIn.value(at: 0.5), 0.133975, within: 1e-6))
    #expect(isClose(UnitCurve.circularEaseOut.value(at: 0.5), 0.866025, within: 1e-6))
    #expect(UnitCurve.easeIn.value(at: -1) == 0)
    #expect(UnitCurve.easeIn.value(at: 2) == 1)
    #expect(UnitCurve.easeIn.value(at: .nan) == 0)
    for curve in [UnitCurve.easeInOut, .easeIn, .easeOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      #expect(isClose(curve.inverse.value(at: curve.value(at: 0.3)), 0.3, within: 1e-6))
      #expect(curve.inverse.inverse == curve)
    }
    #expect(isClose(UnitCurve.linear.velocity(at: 0.5), 1))
    #expect(isClose(UnitCurve.easeInOut.velocity(at: 0), 0))
    let steep = UnitCurve.bezier(startControlPoint: UnitPoint(x: -1, y: 2), endControlPoint: UnitPoint(x: 2, y: -1))
    #expect(isClose(steep.value(at: 0.5), 0.5))
  }

  @Test("D30: parameters of springs")
  func parameters() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isClose(spring.stiffness, 157.914))
    #expect(isClose(spring.damping, 17.593))
    #expect(spring.mass == 1)
    #expect(isClose(Spring.snappy.damping, 21.363))
    #expect(isClose(Spring(duration: 0.5, bounce: -0.2).dampingRatio, 1.25))
    #expect(isClose(Spring(duration: 0.5, bounce: -0.2).bounce, -0.2))
    #expect(isClose(Spring(mass: 1, stiffness: 157.914, damping: 17.593).bounce, 0.3))
    #expect(isClose(Spring(settlingDuration: 1.0, dampingRatio: 0.7).settlingDuration, 1.0, within: 0.01))
  }

  @Test(
    "D31: closed form of springs",
    arguments: [
      (0.0, [0.35774, 0.82103, 0.98640, 0.99995]), (0.15, [0.38810, 0.89451, 1.00602, 0.99997]),
      (0.3, [0.42330, 0.98409, 1.01450, 1.00007]), (-0.2, [0.31568, 0.72345, 0.94238, 0.99751]),
    ])
  func springs(_ bounce: Double, _ expected: [Double]) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    for (time, expected) in zip([0.1, 0.25, 0.5, 1], expected) {
      #expect(isClose(spring.value(target: 1.0, time: time), expected, within: 1e-5))
      var (value, velocity) = (0.0, 0.0)
      for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: time / 10) }
      #expect(isClose(value, expected, within: 1e-5))
      #expect(isClose(velocity, spring.velocity(target: 1.0, time: time), within: 1e-5))
    }
  }

  @Test("D32: how long springs take to settle")
  func settling() {
    #expect(isClose(Spring.smooth.settlingDuration, 0.8))
    #expect(isClose(Spring.snappy.settlingDuration, 0.877))
    #expect(isClose(Spring.bouncy.settlingDuration, 1.045))
    #expect(isClose(Spring(duration: 1, bounce: 0.5).settlingDuration, 2.65, within: 0.05))
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @MainActor
  @Test("D22, G9: as since OS 17, the default animation is a spring, and says its name")
  func defaultAnimation() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(isClose(value(.default, at: 0.25) ?? 0, 0.82103))
    #expect(value(.default, at: 0.4) ?? 0 > 0.95)
  }

  @MainActor
  @Test("D37: delay and speed")
  func delayAndSpeed() {
    #expect(value(.linear(duration: 1).delay(0.5), at: 0.5) == 0)
    #expect(value(.linear(duration: 1).delay(0.5), at: 1) == 0.5)
    #expect(value(.linear(duration: 1).delay(0.5), at: 1.5) == 1)
    #expect(value(.linear(duration: 1).delay(0.5), at: 1.51) == nil)
    #expect(value(.linear(duration: 1).speed(2), at: 0.25) == 0.5)
    #expect(value(.linear(duration: 1).delay(1).speed(2), at: 0.5) == 0)
    #expect(value(.linear(duration: 1).delay(1).speed(2), at: 0.75) == 0.5)
  }

  @MainActor
  @Test("D36: runs are counted one way; delays inside are repeated")
  func repetition() {
    let pingPong = Animation.linear(duration: 1).repeatCount(2)
    #expect(isClose(value(pingPong, at: 0.5) ?? -1, 0.5))
    #expect(isClose(value(pingPong, at: 1.25) ?? -1, 0.75))
    #expect(isClose(value(pingPong, at: 2) ?? -1, 0))
    #expect(value(pingPong, at: 2.01) == nil)
    let straight = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(isClose(value(straight, at: 1.25) ?? -1, 0.25))
    let endless = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(isClose(value(endless, at: 2.5) ?? -1, 0))
    #expect(isClose(value(endless, at: 1003.5) ?? -1, 0.5))
    let late = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    #expect(isClose(value(late, at: 2.5) ?? -1, 0.5))
  }

  @MainActor
  @Test("D20: a curve ends strictly after its duration; without a duration it is over at once")
  func ends() {
    #expect(value(.linear(duration: 1), at: 1) == 1)
    #expect(value(.linear(duration: 1), at: 1.0001) == nil)
    #expect(value(.linear(duration: 0), at: 0) == nil)
    #expect(value(.linear(duration: -1), at: 0) == nil)
    #expect(value(.linear(duration: .nan), at: 0) == nil)
    #expect(isClose(value(.easeInOut, at: 0.175) ?? 0, 0.5))
  }

  @Test("Animations are equal if they do the same")
  func equality() {
    #expect(Animation.spring(duration: 0.3) == .spring(duration: 0.3))
    #expect(Animation.linear(duration: 1).delay(1) != .linear(duration: 1).delay(2))
    #expect(Set([Animation.default, .default, .linear]).count == 2)
  }
}

private final class ProbeResults: @unchecked Sendable {
  var value: Double?
}

private struct ProbeAnimation: CustomAnimation {
  let animation: Animation
  let time: Double
  let results: ProbeResults

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    results.value = animation.animate(value: value, time: self.time, context: &context) as? Double
    return nil
  }

  static func == (left: Self, right: Self) -> Bool { left.results === right.results }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(results)) }
}

private struct ProbeView: View {
  let animation: Animation
  let goal: Double
  var isMoved = false

  var body: some View {
    ProbeShape(figure: isMoved ? goal : 0).animation(animation, value: isMoved)
  }
}

private struct ProbeShape: Shape {
  var figure: Double

  var animatableData: Double {
    get { figure }
    set { figure = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}
