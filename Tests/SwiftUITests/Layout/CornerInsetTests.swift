import SwiftUITesting
import Testing

/// Insets with room for corners, and how containers size subviews.
@MainActor
struct CornerInsetTests {
  @Test("J445: insets get room for the corners at their edges, of two the larger")
  func corners() {
    let corners = RectangleCornerInsets(
      topLeading: CGSize(width: 10, height: 3), topTrailing: CGSize(width: 1, height: 30),
      bottomLeading: CGSize(width: 20, height: 4), bottomTrailing: CGSize(width: 2, height: 5))
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(insets.inset(by: corners) == EdgeInsets(top: 31, leading: 21, bottom: 6, trailing: 3))
    #expect(insets.inset(by: corners, edges: .horizontal) == EdgeInsets(top: 1, leading: 21, bottom: 1, trailing: 3))
    #expect(insets.inset(by: RectangleCornerInsets()) == insets)
  }

  @Test("J446: how a container sizes its subviews is a value")
  func sizing() {
    let options: [Subview.ContainerSizingOptions] = [.uniform(axis: [.horizontal, .vertical]), .variable]
    guard case .uniform(let axes) = options[0], case .variable = options[1] else {
      Issue.record("The options are others.")
      return
    }
    #expect(axes == [.horizontal, .vertical])
  }
}
