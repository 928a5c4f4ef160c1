import SwiftUI
import Testing

/// Geometry values.
struct GeometryTests {
  @Test("sets of edges hold the edges of their parts")
  func edges() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set(.top).isSubset(of: .vertical))
    #expect(Edge.allCases.count == 4)
    #expect(Axis.horizontal.description == "horizontal")
  }

  @Test("C3: a missing dimension of a proposal counts as 10")
  func proposals() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(ProposedViewSize(width: 50, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 50, height: 10))
    #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
  }

  @Test("C3: a shape takes all it is offered, and 10 where it is offered nothing definite")
  func shapes() {
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Capsule().sizeThatFits(ProposedViewSize(width: 50, height: nil)) == CGSize(width: 50, height: 10))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 50, height: 30)) == CGSize(width: 30, height: 30))
  }

  @Test("unit points lie where their names say")
  func unitPoints() {
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
    #expect(UnitPoint.leading == UnitPoint(x: 0, y: 0.5))
    #expect(UnitPoint.top == UnitPoint(x: 0.5, y: 0))
  }
}
