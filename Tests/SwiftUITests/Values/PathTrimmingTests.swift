import SwiftUI
import Testing

/// Parts of a path.
struct PathTrimmingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("a part is measured along the path")
  func quarter() {
    #expect(square.trimmedPath(from: 0, to: 0.25).description == "0 0 m 100 0 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.5).description == "50 0 m 100 0 l 100 100 l")
  }

  @Test("the whole is the path itself, nothing is empty")
  func extremes() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -3, to: 7) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: 0.5, to: .nan) == square.trimmedPath(from: 0.5, to: 1))
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("a circle begins at its rightmost point and goes clockwise")
  func circle() {
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(quarter.boundingRect.isClose(to: CGRect(x: 50, y: 50, width: 50, height: 50), within: 0.01))
    #expect(quarter.currentPoint?.isClose(to: CGPoint(x: 50, y: 100), within: 0.01) == true)
  }

  @Test("each connected part counts by its length")
  func severalParts() {
    let two = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
    }
    #expect(two.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 0 5 m 10 5 l")
  }
}
