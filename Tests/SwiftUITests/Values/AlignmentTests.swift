import SwiftUI
import Testing

/// Alignment.
struct AlignmentTests {
  private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  private enum Neck: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.top] + 1 }
  }

  @Test("guides are equal if they are the same guide")
  func equality() {
    #expect(HorizontalAlignment.leading == .leading)
    #expect(HorizontalAlignment.leading != .trailing)
    #expect(VerticalAlignment(Waist.self) == VerticalAlignment(Waist.self))
    #expect(VerticalAlignment(Waist.self) != VerticalAlignment(Neck.self))
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.leadingFirstTextBaseline.vertical == .firstTextBaseline)
  }

  @Test("C44: guides of one's own take the average of the children's values")
  func averages() {
    #expect(VerticalAlignment(Waist.self).combineExplicit([10, nil, 20, 60]) == 30)
    #expect(VerticalAlignment(Waist.self).combineExplicit([nil, nil]) == nil)
  }

  @Test("C44: the first baseline is the topmost, the last the bottommost")
  func baselines() {
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([20, nil, 13]) == 13)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([20, nil, 25, 13]) == 25)
  }

  @Test("C44: a child's sides and center do not become its container's")
  func frameGuides() {
    #expect(HorizontalAlignment.leading.combineExplicit([3, 4]) == nil)
    #expect(HorizontalAlignment.center.combineExplicit([3]) == nil)
    #expect(VerticalAlignment.bottom.combineExplicit([3]) == nil)
  }

  @Test("C43: a guide that is not placed lies where it lies by default")
  func defaults() {
    let dimensions = ViewDimensions(width: 40, height: 20)
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 20)
    #expect(dimensions[.trailing] == 40)
    #expect(dimensions[.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 10)
    #expect(dimensions[.firstTextBaseline] == 20)
    #expect(dimensions[.lastTextBaseline] == 20)
    #expect(dimensions[VerticalAlignment(Waist.self)] == 5)
    #expect(dimensions[VerticalAlignment(Neck.self)] == 1)
    #expect(dimensions[explicit: .firstTextBaseline] == nil)
  }

  @Test("C43: a guide that is placed lies there")
  func explicitGuides() {
    let waist = VerticalAlignment(Waist.self)
    var guides = ExplicitGuides(firstTextBaseline: 4)
    guides[waist.key] = 7
    let dimensions = ViewDimensions(width: 40, height: 20, explicit: guides)
    #expect(dimensions[.firstTextBaseline] == 4)
    #expect(dimensions[explicit: waist] == 7)
    #expect(dimensions[.lastTextBaseline] == 20)
    guides[waist.key] = nil
    #expect(guides == ExplicitGuides(firstTextBaseline: 4))
  }
}
