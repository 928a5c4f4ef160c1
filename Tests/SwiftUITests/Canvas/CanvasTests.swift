import SwiftUITesting
import Testing

/// Canvas.
@MainActor
struct CanvasTests {
  private func picture(
    width: Double = 100, height: Double = 100, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Snapshot {
    Screen(width: width, height: height) { Canvas(renderer: draw) }.snapshot()
  }

  @Test("C3: a canvas takes what it is offered, and 10 points where it is offered nothing")
  func size() {
    #expect(measure(.init(width: 70, height: 30)) { Canvas { _, _ in } } == CGSize(width: 70, height: 30))
    #expect(measure(.unspecified) { Canvas { _, _ in } } == CGSize(width: 10, height: 10))
    var drawn = CGSize.zero
    _ = Screen(width: 60, height: 40) { Canvas { _, size in drawn = size } }.snapshot()
    #expect(drawn == CGSize(width: 60, height: 40))
  }

  @Test("Paths are filled and outlined where they lie, and nothing is drawn outside of the canvas")
  func paths() {
    let picture = Screen(width: 100, height: 100) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureRed))
        context.fill(Path(CGRect(x: 0, y: 0, width: 500, height: 5)), with: .color(.pureRed))
        context.stroke(Path(CGRect(x: 25, y: 25, width: 20, height: 20)), with: .color(.pureBlue), lineWidth: 4)
      }
      .frame(width: 50, height: 50)
    }.snapshot()
    #expect(picture.name(26, 33) == "red")
    #expect(picture.name(26, 37) == "white")
    #expect(picture.name(50, 60) == "blue")
    #expect(picture.name(60, 60) == "white")
    #expect(picture.name(80, 27) == "white")
    #expect(picture.name(74, 27) == "red")
  }

  @Test("A copy of a context draws into the same picture with settings of its own")
  func copies() {
    let picture = picture { context, _ in
      var copy = context
      copy.translateBy(x: 50, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureRed))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureBlue))
    }
    #expect(picture.name(68, 18) == "red")
    #expect(picture.name(72, 18) == "white")
    #expect(picture.name(5, 5) == "blue")
    #expect(picture.name(15, 5) == "white")
  }

  @Test("Clips stay where they were made, and can be turned inside out")
  func clips() {
    let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = picture { context, _ in
      var left = context
      left.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 100)))
      left.translateBy(x: 20, y: 0)
      left.fill(all, with: .color(.pureRed))
      var hole = context
      hole.clip(to: Path(CGRect(x: 0, y: 0, width: 80, height: 100)), options: .inverse)
      hole.fill(all, with: .color(.pureBlue))
    }
    #expect(picture.name(10, 50) == "white")
    #expect(picture.name(25, 50) == "red")
    #expect(picture.name(35, 50) == "white")
    #expect(picture.name(90, 50) == "blue")
  }

  @Test("Opacity counts for each drawing, in a layer for the whole")
  func opacity() {
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let picture = picture { context, _ in
      context.opacity = 0.5
      context.fill(square, with: .color(.black))
      context.fill(square, with: .color(.black))
      context.translateBy(x: 50, y: 0)
      context.drawLayer { layer in
        layer.fill(square, with: .color(.black))
        layer.fill(square, with: .color(.black))
      }
    }
    #expect(abs(picture.color(at: CGPoint(x: 20, y: 20)).red - 0.25) < 0.01)
    #expect(abs(picture.color(at: CGPoint(x: 70, y: 20)).red - 0.5) < 0.01)
  }

  @Test("Text, images and symbols are measured and put by their anchors")
  func resolved() {
    var size = CGSize.zero
    let screen = Screen(width: 200, height: 100) {
      Canvas { context, _ in
        let text = context.resolve(Text("Tessera"))
        size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        context.draw(text, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
        if let dot = context.resolveSymbol(id: 1) {
          context.draw(dot, at: CGPoint(x: 150, y: 50))
          context.draw(dot, in: CGRect(x: 100, y: 80, width: 40, height: 20))
        }
        if context.resolveSymbol(id: 7) != nil {
          context.fill(Path(CGRect(x: 0, y: 90, width: 9, height: 9)), with: .color(.pureRed))
        }
      } symbols: {
        Color.pureRed.frame(width: 10, height: 10).tag(1)
        Color.pureBlue.frame(width: 30, height: 30).tag(2)
      }
    }
    let picture = screen.snapshot()
    let natural = measure(.unspecified) { Text("Tessera") }
    #expect(abs(size.width - natural.width) < 1)
    #expect(abs(size.height - natural.height) < 1)
    #expect(picture.name(150, 50) == "red")
    #expect(picture.name(158, 50) == "white")
    #expect(picture.name(103, 90) == "red")
    #expect(picture.name(137, 90) == "red")
    #expect(picture.name(4, 94) == "white")
    #expect(screen.visibleText == [])
  }

  @Test("Gradients lie where they are told, and go on as they are told")
  func gradients() {
    let gradient = Gradient(colors: [.white, .black])
    let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let ends = (CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 0))
    let plain = picture { context, _ in
      context.fill(all, with: .linearGradient(gradient, startPoint: ends.0, endPoint: ends.1))
    }
    #expect(plain.color(at: CGPoint(x: 5, y: 50)).red > 0.98)
    #expect(plain.color(at: CGPoint(x: 90, y: 50)).red < 0.02)
    let again = picture { context, _ in
      context.fill(all, with: .linearGradient(gradient, startPoint: ends.0, endPoint: ends.1, options: .repeat))
    }
    #expect(again.color(at: CGPoint(x: 2, y: 50)).red > 0.85)
    #expect(again.color(at: CGPoint(x: 18, y: 50)).red < 0.15)
    #expect(again.color(at: CGPoint(x: 62, y: 50)).red > 0.85)
    let back = picture { context, _ in
      context.fill(all, with: .linearGradient(gradient, startPoint: ends.0, endPoint: ends.1, options: .mirror))
    }
    #expect(back.color(at: CGPoint(x: 2, y: 50)).red < 0.15)
    #expect(back.color(at: CGPoint(x: 42, y: 50)).red < 0.15)
    #expect(back.color(at: CGPoint(x: 58, y: 50)).red > 0.85)
  }

  @Test("Filters and blend modes change what is drawn after them")
  func filters() {
    let picture = picture { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
      context.addFilter(.colorInvert())
      context.fill(Path(CGRect(x: 30, y: 0, width: 20, height: 20)), with: .color(.white))
      var mixed = context
      mixed.blendMode = .multiply
      mixed.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.white))
    }
    #expect(picture.name(15, 15) == "red")
    #expect(picture.color(at: CGPoint(x: 40, y: 10)).red < 0.02)
    #expect(picture.color(at: CGPoint(x: 5, y: 5)).red < 0.02)
  }

  @Test("A canvas draws again with a new function, and not for a frame in which it stays the same")
  func redrawing() {
    struct Stage: View {
      let draws: Counter
      @State private var x = 0.0
      @State private var other = 0

      init(draws: Counter) { self.draws = draws }

      var body: some View {
        VStack {
          Drawing(x: x, draws: draws)
          Button("move") { x = 50 }
          Button("count \(other)") { other += 1 }
        }
      }
    }
    struct Drawing: View, Equatable {
      let x: Double
      let draws: Counter

      nonisolated static func == (left: Self, right: Self) -> Bool { left.x == right.x }

      var body: some View {
        Canvas { context, _ in
          draws.count += 1
          context.fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), with: .color(.pureRed))
        }
        .frame(width: 100, height: 50)
      }
    }
    let draws = Counter()
    let screen = Screen(width: 100, height: 200) { Stage(draws: draws) }
    _ = screen.snapshot()
    let first = draws.count
    screen["count 0"].tap()
    _ = screen.snapshot()
    #expect(draws.count == first)
    screen["move"].tap()
    _ = screen.snapshot()
    #expect(draws.count == first + 1)
  }

  @Test("Numbers that are none draw nothing, and the rest goes on")
  func badNumbers() {
    let picture = picture { context, _ in
      var bad = context
      bad.scaleBy(x: .nan, y: 1)
      bad.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.pureRed))
      context.draw(Text("x"), in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: .infinity))
      context.addFilter(.blur(radius: .nan))
      context.fill(Path(CGRect(x: 50, y: 50, width: 50, height: 50)), with: .color(.pureBlue))
    }
    #expect(picture.name(20, 20) == "white")
    #expect(picture.name(75, 75) == "blue")
  }
}

private final class Counter {
  var count = 0
}
