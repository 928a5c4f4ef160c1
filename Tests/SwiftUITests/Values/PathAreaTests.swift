import SwiftUI
import Testing

/// Areas of paths.
struct PathAreaTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 5, width: 20, height: 10))

  /// The area of a path of straight lines; holes count negatively.
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      sum += (point.x * end.y - end.x * point.y) / 2
      point = end
    }
    path.forEach { element in
      switch element {
      case .move(let to): (start, point) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): line(to: to)
      case .closeSubpath: line(to: start)
      }
    }
    return sum
  }

  @Test("areas are joined, cut, taken away")
  func rectangles() {
    #expect(area(left.union(right)).isClose(to: 500))
    #expect(area(left.intersection(right)).isClose(to: 100))
    #expect(area(left.subtracting(right)).isClose(to: 300))
    #expect(area(left.symmetricDifference(right)).isClose(to: 400))
    #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 5, width: 10, height: 10))
    #expect(!left.subtracting(right).contains(CGPoint(x: 15, y: 10)))
  }

  @Test("equal, touching, separate and empty areas come out right")
  func specialCases() {
    let beside = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
    let far = Path(CGRect(x: 90, y: 90, width: 10, height: 10))
    #expect(area(left.union(left)).isClose(to: 400))
    #expect(left.subtracting(left).isEmpty)
    #expect(left.intersection(beside).isEmpty)
    #expect(left.union(beside) == Path(CGRect(x: 0, y: 0, width: 40, height: 20)).normalized())
    #expect(area(left.union(far)).isClose(to: 500))
    #expect(left.intersection(far).isEmpty)
    #expect(left.union(Path()) == left.normalized())
    #expect(Path().union(Path()).isEmpty)
  }

  @Test("a hole stays a hole")
  func holes() {
    let ring = left.subtracting(Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(area(ring).isClose(to: 300))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 2, y: 2)))
  }

  @Test("round areas keep their size")
  func circles() {
    let one = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let two = one.offsetBy(dx: 50, dy: 0)
    let lens = 2 * 2500 * (CGFloat.pi / 3) - 5000 * 0.75.squareRoot() / 2
    #expect(area(one.intersection(two)).isClose(to: lens, within: 5))
    #expect(area(one.union(two)).isClose(to: 2 * 2500 * .pi - lens, within: 8))
    let turned = one.applying(CGAffineTransform(rotationAngle: 0.3))
    #expect(area(turned.union(turned)).isClose(to: 2500 * .pi, within: 5))
  }

  @Test("the fill rule decides about a path that goes round twice")
  func fillRules() {
    let twice = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(area(twice.normalized(eoFill: true)).isClose(to: 300))
    #expect(area(twice.normalized(eoFill: false)).isClose(to: 400))
  }

  @Test("lines are cut by areas")
  func lines() {
    let line = Path { $0.addLines([CGPoint(x: -10, y: 10), CGPoint(x: 30, y: 10)]) }
    #expect(line.lineIntersection(left).description == "0 10 m 20 10 l")
    #expect(line.lineSubtraction(left).description == "-10 10 m 0 10 l 20 10 m 30 10 l")
  }

  @Test("shapes are combined in the room they are given")
  func shapes() {
    let room = CGRect(x: 0, y: 0, width: 40, height: 40)
    let frame = Rectangle().subtracting(Rectangle().inset(by: 10)).path(in: room)
    #expect(area(frame).isClose(to: 1200))
    #expect(
      Circle().intersection(Rectangle().size(width: 20, height: 40)).path(in: room).contains(CGPoint(x: 10, y: 20)))
    #expect(Rectangle().union(Circle()).path(in: room).boundingRect == room)
  }

  @Test("stars with many crossings are taken apart")
  func star() {
    let star = Path { path in
      let points = (0..<25).map { index in
        CGPoint(x: 50 + 40 * cos(Double(index) * 2.4 * .pi / 3), y: 50 + 40 * sin(Double(index) * 2.4 * .pi / 3))
      }
      path.addLines(points)
      path.closeSubpath()
    }
    let odd = area(star.normalized(eoFill: true))
    let all = area(star.normalized(eoFill: false))
    #expect(odd > 0 && odd < all)
    #expect(area(star.normalized().normalized()).isClose(to: odd, within: 0.01))
  }
}
