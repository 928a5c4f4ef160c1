import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ResizePointerTests {
  @Test("J327: the pointer shows where an edge can be moved to, and is an arrow where it cannot")
  func styles() {
    func shown(_ style: PointerStyle) -> PointerStyle {
      let screen = Screen { Color.blue.pointerStyle(style) }
      screen.hover(at: CGPoint(x: 50, y: 50))
      return screen.pointerStyle
    }
    let out = PointerStyle.frameResize(position: .trailing, directions: .outward)
    #expect(shown(out) == out)
    #expect(out == .frameResize(position: .leading, directions: .inward))
    #expect(out != .frameResize(position: .trailing, directions: .inward))
    #expect(PointerStyle.frameResize(position: .topLeading) == .frameResize(position: .bottomTrailing))
    #expect(PointerStyle.frameResize(position: .topLeading) != .frameResize(position: .bottomLeading))
    #expect(PointerStyle.frameResize(position: .top, directions: []) == .default)
    #expect(PointerStyle.columnResize(directions: .all) == .columnResize)
    #expect(PointerStyle.columnResize(directions: .trailing) == out)
    #expect(PointerStyle.columnResize(directions: []) == .default)
    #expect(PointerStyle.rowResize(directions: [.up, .down]) == .rowResize)
    #expect(PointerStyle.rowResize(directions: .up) == .frameResize(position: .top, directions: .outward))
    #expect(
      Set(FrameResizePosition.allCases.map { PointerStyle.frameResize(position: $0, directions: .outward) }).count == 8)
  }
}
