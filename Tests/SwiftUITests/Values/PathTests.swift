import SwiftUI
import Testing

/// Path.
struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("a path is built of the elements that were added")
  func elements() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: .zero, control2: CGPoint(x: 0.5, y: 0))
    path.closeSubpath()
    #expect(path.description == "1 2 m 3 4 l 7 8 5 6 q 0 0 0.5 0 9 10 c h")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count == 5)
  }

  @Test("a path reads back from its description")
  func descriptions() {
    for path in [Path(square), Path(ellipseIn: square), Path(roundedRect: square, cornerRadius: 20), Path()] {
      #expect(Path(path.description) == path)
    }
    #expect(Path("0 0 10 20 re") == Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
    for text in ["1 m", "1 2", "1 2 l", "x", "1 2 m 3 l", "nan 0 m"] { #expect(Path(text) == nil) }
  }

  @Test("paths are equal if their elements are, however they were made")
  func equality() {
    let lines = Path { path in
      path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)])
      path.closeSubpath()
    }
    #expect(lines == Path(square))
    #expect(Path(square) != Path(ellipseIn: square))
  }

  @Test("lines that begin nowhere and coordinates that are no numbers are left out")
  func badInput() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addRect(.null)
    path.addRect(.infinite)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    path.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(center: .zero, radius: 3, startAngle: .radians(.infinity), endAngle: .zero, clockwise: false)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 2)
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
    #expect(!path.contains(.zero))
    #expect(Path(square).applying(CGAffineTransform(scaleX: .nan, y: 1)).boundingRect.isNull)
  }

  @Test("the bounding box holds the curves, not their control points")
  func boundingBox() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(curve.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 5)))
    let moved = Path(ellipseIn: square).applying(CGAffineTransform(rotationAngle: 1))
    #expect(moved.boundingRect.width.isClose(to: 100, within: 0.1))
  }

  @Test("D66: an area is inside if the path goes round it more in one direction, or oddly often")
  func fillRules() {
    let nested = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    let center = CGPoint(x: 50, y: 50)
    #expect(nested.contains(center))
    #expect(!nested.contains(center, eoFill: true))
    #expect(nested.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(!FillStyle().isEOFilled)
    #expect(FillStyle().isAntialiased)
  }

  @Test("E7: the corner of a circle is outside of it")
  func circleCorner() {
    let circle = Circle().path(in: square)
    #expect(circle.contains(CGPoint(x: 50, y: 1)))
    #expect(!circle.contains(CGPoint(x: 10, y: 10)))
    let turned = circle.applying(CGAffineTransform(rotationAngle: 0.1))
    #expect(turned.contains(CGPoint(x: 45, y: 55)))
    #expect(!turned.contains(CGPoint(x: 2, y: 2)))
  }

  @Test("moving a path moves all its points")
  func transforms() {
    #expect(Path(square).offsetBy(dx: 5, dy: 6) == Path(CGRect(x: 5, y: 6, width: 100, height: 100)))
    let doubled = Path(roundedRect: square, cornerRadius: 10).applying(CGAffineTransform(scaleX: 2, y: 2))
    let expected = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20)
    #expect(doubled == expected)
    let mirrored = Path(square).applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored.boundingRect == CGRect(x: -100, y: 0, width: 100, height: 100))
  }

  @Test("a copy does not change with its original")
  func copies() {
    var path = Path { $0.addLines([.zero, CGPoint(x: 1, y: 1)]) }
    let copy = path
    path.addLine(to: CGPoint(x: 2, y: 2))
    #expect(copy.description == "0 0 m 1 1 l")
    #expect(path.description == "0 0 m 1 1 l 2 2 l")
  }
}
