import SwiftUI
import Testing

/// Shapes.
struct ShapeTests {
  private let room = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("D66: rounded corners are continuous unless asked otherwise")
  func cornerStyle() {
    #expect(RoundedRectangle(cornerRadius: 10).style == .continuous)
    #expect(UnevenRoundedRectangle(topLeadingRadius: 3).style == .continuous)
    #expect(Capsule().style == .continuous)
    let rounded = RoundedRectangle(cornerRadius: 10).path(in: room)
    #expect(rounded == Path(roundedRect: room, cornerRadius: 10, style: .continuous))
    #expect(rounded != Path(roundedRect: room, cornerRadius: 10, style: .circular))
  }

  @Test("D66: a continuous corner lies on the circle at its middle, but leaves the side earlier")
  func continuousCorner() {
    let continuous = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 40)
    let onCircle = 40 * (1 - 0.5.squareRoot())
    #expect(continuous.contains(CGPoint(x: onCircle + 0.1, y: onCircle + 0.1)))
    #expect(!continuous.contains(CGPoint(x: onCircle - 0.1, y: onCircle - 0.1)))
    #expect(!continuous.contains(CGPoint(x: 48, y: 0.01)))
    #expect(continuous.contains(CGPoint(x: 62, y: 0.01)))
    let circular = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 40, style: .circular)
    #expect(circular.contains(CGPoint(x: 48, y: 0.01)))
  }

  @Test("radii too large for a rectangle are cut down to what fits")
  func largeRadii() {
    let pill = RoundedRectangle(cornerRadius: 999).path(in: room)
    #expect(pill == Capsule().path(in: room))
    #expect(!pill.contains(CGPoint(x: 3, y: 3)))
    #expect(RoundedRectangle(cornerRadius: -5).path(in: room) == Path(room))
    #expect(RoundedRectangle(cornerRadius: .nan).path(in: room) == Path(room))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 90, bottomLeadingRadius: 30).path(in: room)
    #expect(uneven.boundingRect.isClose(to: room, within: 0.01))
    #expect(!uneven.contains(CGPoint(x: 8, y: 8)))
    #expect(uneven.contains(CGPoint(x: 99, y: 1)))
  }

  @Test("a circle is as large as fits, in the middle")
  func circle() {
    #expect(Circle().path(in: room).boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
    #expect(Ellipse().path(in: room).boundingRect == room)
  }

  @Test("insets move all sides inward, but not past the middle")
  func insets() {
    #expect(Rectangle().inset(by: 10).path(in: room) == Path(CGRect(x: 10, y: 10, width: 80, height: 40)))
    #expect(Rectangle().inset(by: 50).path(in: room).boundingRect.height == 0)
    #expect(Rectangle().inset(by: 5).inset(by: 5).path(in: room) == Rectangle().inset(by: 10).path(in: room))
    #expect(Circle().inset(by: 10).path(in: room).boundingRect == CGRect(x: 30, y: 10, width: 40, height: 40))
    let rounded = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: room)
    let smaller = CGRect(x: 5, y: 5, width: 90, height: 50)
    #expect(rounded == RoundedRectangle(cornerRadius: 15).path(in: smaller))
    #expect(Rectangle().inset(by: .nan).path(in: room) == Path(room))
  }

  @Test("changed shapes change the path of the original")
  func changes() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().offset(x: 3, y: 4).path(in: square).boundingRect.origin == CGPoint(x: 3, y: 4))
    #expect(Rectangle().size(width: 4, height: 5).path(in: square).boundingRect.size == CGSize(width: 4, height: 5))
    let scaled = Rectangle().scale(0.5).path(in: square)
    #expect(scaled.boundingRect == CGRect(x: 2.5, y: 2.5, width: 5, height: 5))
    let turned = Rectangle().rotation(.degrees(45)).path(in: square)
    #expect(turned.boundingRect.width.isClose(to: 10 * 2.0.squareRoot()))
    let transformed = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: square)
    #expect(transformed.boundingRect.width == 20)
    #expect(AnyShape(Circle()).path(in: room) == Circle().path(in: room))
  }

  @Test("D66: a path as a shape stays at its own coordinates")
  func pathAsShape() {
    let path = Path(CGRect(x: 7, y: 8, width: 3, height: 3))
    #expect(path.path(in: room) == path)
  }

  @Test("shapes have short names")
  func shortNames() {
    func path(_ shape: some Shape) -> Path { shape.path(in: room) }
    #expect(path(.rect) == Path(room))
    #expect(path(.circle) == Circle().path(in: room))
    #expect(path(.capsule(style: .circular)) == Capsule(style: .circular).path(in: room))
    #expect(path(.rect(cornerRadius: 4)) == RoundedRectangle(cornerRadius: 4).path(in: room))
    #expect(path(.rect(topLeadingRadius: 4)) == UnevenRoundedRectangle(topLeadingRadius: 4).path(in: room))
  }
}
