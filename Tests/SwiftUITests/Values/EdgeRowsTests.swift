import Foundation
import Testing

@testable import TesseraCore
@testable import TesseraText
@testable import TesseraValues

/// Edges of areas by rows.
struct EdgeRowsTests {
  private func wave(_ count: Int) -> [PathEdges.Edge] {
    func point(_ number: Int) -> CGPoint {
      CGPoint(x: CGFloat(number) * 400 / CGFloat(count), y: 100 + 50 * sin(CGFloat(number) * 25 / CGFloat(count)))
    }
    return (0..<count).map { PathEdges.Edge(from: point($0), to: point($0 + 1)) }
  }

  @Test("a ray meets as few of 4,000 edges of a curve as of 1,000")
  func bounded() {
    func most(_ count: Int) -> Int {
      let rows = EdgeRows(wave(count), across: \.x)
      return stride(from: 0, through: 400, by: 0.5).map { rows.edges(at: $0).count }.max() ?? 0
    }
    #expect(most(1_000) <= 20)
    #expect(most(4_000) <= 20)
  }

  @Test("every edge that reaches over a place is found there")
  func complete() {
    let edges = wave(300) + [PathEdges.Edge(from: .zero, to: CGPoint(x: 400, y: 300))]
    let rows = EdgeRows(edges, across: \.y)
    for place in stride(from: CGFloat(0), through: 300, by: 3.7) {
      let found = Set(rows.edges(at: place))
      for (index, edge) in edges.enumerated() {
        let isReached = min(edge.from.y, edge.to.y) <= place && place <= max(edge.from.y, edge.to.y)
        #expect(!isReached || found.contains(index))
      }
    }
  }

  @Test("edges without height, without number and very far apart")
  func odd() {
    let far = CGFloat.greatestFiniteMagnitude
    let level = PathEdges.Edge(from: .zero, to: CGPoint(x: 1, y: 0))
    #expect(EdgeRows([], across: \.y).edges(at: 3).isEmpty)
    #expect(Array(EdgeRows([level], across: \.y).edges(at: 0)) == [0])
    let edges = [level, PathEdges.Edge(from: CGPoint(x: 0, y: -far), to: CGPoint(x: 0, y: far))]
    #expect(Set(EdgeRows(edges, across: \.y).edges(at: 0)) == [0, 1])
  }
}
