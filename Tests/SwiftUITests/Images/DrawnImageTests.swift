import SwiftUITesting
import Testing

/// Images that a function draws.
@MainActor
struct DrawnImageTests {
  private var halves: Image {
    Image(size: CGSize(width: 20, height: 10), label: Text("Halves")) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureRed))
      context.fill(Path(CGRect(x: 10, y: 0, width: 100, height: 10)), with: .color(.pureBlue))
    }
  }

  @Test("a drawn image has its own size, or the one it is offered if it is resizable")
  func size() {
    #expect(measure(.init(width: 100, height: 100)) { halves } == CGSize(width: 20, height: 10))
    #expect(measure(.init(width: 100, height: 80)) { halves.resizable() } == CGSize(width: 100, height: 80))
  }

  @Test("what the function draws is stretched, and cut at the edges")
  func drawing() {
    let small = Screen(width: 60, height: 40) { halves }
    #expect((small.snapshot().name(25, 20), small.snapshot().name(35, 20)) == ("red", "blue"))
    #expect((small.snapshot().name(15, 20), small.snapshot().name(45, 20)) == ("white", "white"))
    #expect(small.element(.image, "Halves").exists)
    let large = Screen(width: 60, height: 40) { halves.resizable() }.snapshot()
    #expect((large.name(5, 5), large.name(55, 35)) == ("red", "blue"))
  }

  @Test("an opaque image is black where nothing is drawn")
  func opaque() {
    let screen = Screen(width: 20, height: 20) {
      Image(size: CGSize(width: 20, height: 20), opaque: true) { _ in }
    }
    #expect(screen.snapshot().color(at: CGPoint(x: 10, y: 10)).red < 0.05)
  }

  @Test("symbols in gradients are lighter at the top")
  func gradientSymbols() {
    func brightness(_ mode: SymbolColorRenderingMode?, _ y: CGFloat) -> Double {
      let snapshot = Screen(width: 100, height: 100) {
        Image(systemName: "square.fill").font(.system(size: 80)).foregroundStyle(.blue).symbolColorRenderingMode(mode)
      }.snapshot()
      let color = snapshot.color(at: CGPoint(x: 50, y: y))
      return color.red + color.green + color.blue
    }
    #expect(brightness(.flat, 30) == brightness(.flat, 70))
    #expect(brightness(nil, 30) == brightness(nil, 70))
    #expect(brightness(.gradient, 30) > brightness(.gradient, 70) + 0.05)
  }
}
