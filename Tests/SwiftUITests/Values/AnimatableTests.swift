import SwiftUI
import Testing

/// Animatable values.
struct AnimatableTests {
  @Test("D54: values of two components are half way at half time")
  func interpolation() {
    let from = AnimatablePair(0.0, CGFloat(0))
    let middle = from.interpolated(towards: AnimatablePair(10, 20), amount: 0.5)
    #expect(middle == AnimatablePair(5, 10))
    var moving = CGPoint.zero.animatableData
    moving.interpolate(towards: CGPoint(x: 4, y: 8).animatableData, amount: 0.25)
    #expect(moving == CGPoint(x: 1, y: 2).animatableData)
  }

  @Test("D54: the size of a difference is that of all components")
  func magnitude() {
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(AnimatablePair(3.0, 4.0).scaled(by: 2) == AnimatablePair(6, 8))
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }

  @Test("D54: geometry goes through its animatable data unharmed")
  func roundTrips() {
    var rect = CGRect.zero
    rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    var stroke = StrokeStyle()
    stroke.animatableData = StrokeStyle(lineWidth: 4, miterLimit: 2, dashPhase: 3).animatableData
    #expect(stroke == StrokeStyle(lineWidth: 4, miterLimit: 2, dashPhase: 3))
  }

  @Test("D61: unit points are animated times 128")
  func unitPoint() {
    #expect(UnitPoint.center.animatableData == AnimatablePair(64, 64))
    var point = UnitPoint.zero
    point.animatableData = AnimatablePair(128, 0)
    #expect(point == .topTrailing)
  }

  @Test("D61: the ends of a trimmed line are animated times 128")
  func trim() {
    func data(_ shape: some Shape) -> Double { shape.animatableData.magnitudeSquared.squareRoot() }
    #expect(data(Rectangle().trim(from: 0, to: 0.5)) == 64)
  }

  @Test("D54: a shape of hidden type is animated as it would be itself")
  func hiddenShape() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 100)
    var shape = AnyShape(RoundedRectangle(cornerRadius: 10))
    let target = AnyShape(RoundedRectangle(cornerRadius: 20)).animatableData
    shape.animatableData = shape.animatableData.interpolated(towards: target, amount: 0.5)
    #expect(shape.path(in: room) == RoundedRectangle(cornerRadius: 15).path(in: room))
    var other = AnyShape(Circle())
    other.animatableData = target
    #expect(other.path(in: room) == Circle().path(in: room))
    #expect(target - target == .zero)
  }

  @Test("D54: a value with nothing to animate has empty data")
  func nothing() {
    var rectangle = Rectangle()
    rectangle.animatableData = EmptyAnimatableData()
    #expect(rectangle.animatableData == .zero)
  }
}
