import SwiftUI
import Testing

/// Arcs of a path.
struct PathArcTests {
  private let center = CGPoint(x: 50, y: 50)

  private func arc(from start: Double, to end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: center, radius: 40, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @Test("D66: an arc from 0 to 90 degrees that is not clockwise goes through the lower right")
  func direction() {
    let path = arc(from: 0, to: 90, clockwise: false)
    let middle = path.trimmedPath(from: 0, to: 0.5).currentPoint
    #expect(middle?.isClose(to: CGPoint(x: 78.28, y: 78.28), within: 0.02) == true)
    #expect(path.currentPoint?.isClose(to: CGPoint(x: 50, y: 90)) == true)
  }

  @Test("D66: the other direction takes the long way round")
  func otherDirection() {
    let path = arc(from: 0, to: 90, clockwise: true)
    #expect(path.boundingRect.isClose(to: CGRect(x: 10, y: 10, width: 80, height: 80), within: 0.05))
    #expect(path.currentPoint?.isClose(to: CGPoint(x: 50, y: 90)) == true)
    let middle = path.trimmedPath(from: 0, to: 0.5).currentPoint
    #expect(middle?.isClose(to: CGPoint(x: 21.72, y: 21.72), within: 0.02) == true)
  }

  @Test("whole turns are whole circles in either direction", arguments: [true, false])
  func fullCircle(clockwise: Bool) {
    let path = arc(from: 0, to: 360, clockwise: clockwise)
    #expect(path.boundingRect.isClose(to: CGRect(x: 10, y: 10, width: 80, height: 80), within: 0.05))
    #expect(arc(from: 0, to: 3600, clockwise: clockwise).description.count < 2 * path.description.count + 200)
  }

  @Test("an arc is joined to the current point by a line")
  func joining() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(center: center, radius: 40, startAngle: .zero, delta: .degrees(90))
    #expect(path.description.hasPrefix("0 0 m 90 50 l"))
    #expect(path.currentPoint?.isClose(to: CGPoint(x: 50, y: 90)) == true)
  }

  @Test("an arc between two lines touches both")
  func tangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.currentPoint?.isClose(to: CGPoint(x: 100, y: 20)) == true)
    #expect(path.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 100, height: 20)))
  }

  @Test("between lines without a corner there is only a line")
  func straightTangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(path.description == "0 0 m 10 0 l")
  }
}
