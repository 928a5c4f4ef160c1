import SwiftUI
import Testing

/// Angle.
struct AngleTests {
  @Test("degrees and radians name the same angle")
  func units() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.zero == Angle())
    #expect(-Angle.degrees(30) + .degrees(90) > .degrees(59))
    #expect((Angle.degrees(30) * 3 / 2).degrees.isClose(to: 45))
  }

  @Test("D54: an angle is animated in radians times 128")
  func animatableData() {
    var angle = Angle.degrees(90)
    #expect(angle.animatableData.isClose(to: 201.062, within: 0.001))
    angle.animatableData = 128
    #expect(angle == .radians(1))
  }
}
