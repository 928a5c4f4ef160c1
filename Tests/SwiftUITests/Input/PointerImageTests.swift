import Foundation
import Testing
import TesseraCore

@testable import SwiftUITesting

/// Pictures in the place of the pointer.
@MainActor
struct PointerImageTests {
  private static let picture = Image(size: CGSize(width: 20, height: 10)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
  }

  @Test("J447: a picture takes the place of the pointer, with the point that is where the pointer is")
  func picture() {
    let style = PointerStyle.image(Self.picture, hotSpot: .trailing)
    let screen = Screen { Color.blue.pointerStyle(style) }
    screen.hover(at: CGPoint(x: 10, y: 10))
    #expect(screen.pointerStyle == style)
    #expect(style != .image(Self.picture, hotSpot: .leading))
    let shown = screen.graph.hover.picture
    #expect(shown?.size == CGSize(width: 20, height: 10))
    #expect(shown?.hotSpot == CGPoint(x: 20, y: 5))
    #expect(shown?.items.isEmpty == false)
    screen.hover(at: nil)
    #expect(screen.pointerStyle == .default)
    #expect(screen.graph.hover.picture == nil)
  }

  @Test("J447: a picture that is not there leaves the arrow, with a warning; a hot spot outside counts as the edge")
  func badInput() {
    let missing = Screen { Color.blue.pointerStyle(.image(Image("no such picture"), hotSpot: .center)) }
    missing.hover(at: CGPoint(x: 10, y: 10))
    #expect(missing.pointerStyle == .default)
    #expect(missing.trace.warnings.count == 1)
    let outside = Screen { Color.blue.pointerStyle(.image(Self.picture, hotSpot: UnitPoint(x: 3, y: .nan))) }
    outside.hover(at: CGPoint(x: 10, y: 10))
    #expect(outside.graph.hover.picture?.hotSpot == CGPoint(x: 20, y: 0))
  }
}
