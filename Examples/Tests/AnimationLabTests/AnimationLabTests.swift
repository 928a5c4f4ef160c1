import SwiftUITesting
import Testing

@testable import AnimationLab

@MainActor
struct AnimationLabTests {
  /// Where the markers' colors begin, from the left, in points.
  private func places(_ screen: Screen) -> [Double] {
    let picture = screen.snapshot()
    return screen.views(Marker.self).map { marker in
      let frame = marker.frame
      return stride(from: frame.minX, to: frame.maxX, by: 0.5).first { x in
        let color = picture.color(at: CGPoint(x: x, y: frame.midY))
        return min(color.red, color.blue) < 0.8
      }.map { $0 - frame.minX } ?? -1
    }
  }

  @Test("What moves is where its curve says, and turns round in full flight")
  func curves() async {
    let screen = Screen { AnimationLabView() }
    let way = screen.views(Marker.self)[0].frame.width - 24
    #expect(places(screen).allSatisfy { abs($0) < 1 })
    screen["Run"].tap()
    await screen.advance(by: .seconds(0.25))
    for (curve, place) in zip(Curve.allCases, places(screen)) {
      // The marker turns on its way, so that its corner is a little further left.
      #expect(abs(place - way * curve.value(at: 0.25)) < 8, "\(curve)")
    }
    screen["Run"].tap()
    await screen.settle()
    #expect(places(screen).allSatisfy { abs($0) < 1 })
    #expect(screen["2"].exists)
  }
}
