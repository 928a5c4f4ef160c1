import SwiftUI
import Testing

@Animatable
private struct Arc: Shape {
  var radius: CGFloat
  var start: Angle
  var end = Angle.degrees(90)
  @AnimatableIgnored var isClockwise: Bool
  let name = "arc"

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: isClockwise)
    return path
  }
}

@Animatable
private struct Gauge: View {
  var value = 0.0
  @State private var isOn = false

  var body: some View { Text("\(value)") }
}

@Animatable
private struct Strength: ViewModifier {
  var x, y: CGFloat

  func body(content: Content) -> some View { content.offset(x: x, y: y) }
}

/// @Animatable in use.
@MainActor
struct AnimatableUseTests {
  @Test("D54, G6: every part that can be animated is written and read, and none that is ignored")
  func everyPartIsWrittenAndRead() {
    var arc = Arc(radius: 1, start: .zero, isClockwise: true)
    var data = arc.animatableData
    #expect(data.first == 1)
    data.first = 5
    data.second.first = Angle.degrees(45).animatableData
    data.second.second = Angle.degrees(180).animatableData
    arc.animatableData = data
    #expect(arc.radius == 5)
    #expect(abs(arc.start.degrees - 45) < 1e-9)
    #expect(abs(arc.end.degrees - 180) < 1e-9)
    #expect(arc.isClockwise)
  }

  @Test func halfWay() {
    var data = Strength(x: 0, y: 10).animatableData
    data.interpolate(towards: Strength(x: 10, y: 30).animatableData, amount: 0.5)
    var middle = Strength(x: 0, y: 0)
    middle.animatableData = data
    #expect(middle.x == 5)
    #expect(middle.y == 20)
  }

  @Test func aTypeBecomesAnimatable() {
    func move<Value: Animatable>(_ value: inout Value, to target: Value) {
      value.animatableData = target.animatableData
    }
    var gauge = Gauge()
    move(&gauge, to: Gauge(value: 3))
    #expect(gauge.value == 3)
  }
}
