import SwiftUITesting
import Testing

/// Filters and shadings of canvases.
@MainActor
struct CanvasFilterTests {
  private func picture(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> Snapshot {
    Screen(width: 60, height: 60) { Canvas(renderer: draw) }.snapshot()
  }

  private let square = Path(CGRect(x: 20, y: 20, width: 20, height: 20))

  @Test("a color matrix mixes components row by row")
  func matrix() {
    var matrix = ColorMatrix()
    #expect([matrix.r1, matrix.g2, matrix.b3, matrix.a4] == [1, 1, 1, 1])
    #expect([matrix.r2, matrix.g5, matrix.a1] == [0, 0, 0])
    (matrix.r1, matrix.b1) = (0, 1)
    let changed = matrix
    let picture = picture { context, _ in
      context.addFilter(.colorMatrix(changed))
      context.fill(square, with: .color(.pureRed))
    }
    #expect(picture.name(30, 30) == "blue")
    #expect(picture.name(10, 10) == "white")
  }

  @Test("a shadow can be drawn alone, above what casts it, and of what is around it")
  func shadows() {
    func shadow(_ options: GraphicsContext.ShadowOptions, x: CGFloat) -> Snapshot {
      picture { context, _ in
        context.addFilter(.shadow(color: .pureBlue, radius: 0, x: x, options: options))
        context.fill(square, with: .color(.pureRed))
      }
    }
    let behind = shadow([], x: 10)
    #expect((behind.name(25, 30), behind.name(35, 30), behind.name(45, 30)) == ("red", "red", "blue"))
    let only = shadow(.shadowOnly, x: 10)
    #expect((only.name(25, 30), only.name(35, 30), only.name(45, 30)) == ("white", "blue", "blue"))
    let above = shadow(.shadowAbove, x: 10)
    #expect((above.name(25, 30), above.name(35, 30), above.name(45, 30)) == ("red", "blue", "blue"))
    let inner = shadow([.invertsAlpha, .shadowAbove], x: 10)
    #expect((inner.name(25, 30), inner.name(35, 30), inner.name(45, 30)) == ("blue", "red", "white"))
  }

  @Test("a filter can move what is drawn")
  func projection() {
    let picture = picture { context, _ in
      context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))))
      context.fill(square, with: .color(.pureRed))
    }
    #expect((picture.name(30, 30), picture.name(50, 30)) == ("white", "red"))
  }

  @Test("the backdrop is what was drawn before")
  func backdrop() {
    let picture = picture { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 60)), with: .color(.pureRed))
      context.drawLayer { layer in
        layer.addFilter(.colorInvert())
        layer.fill(square, with: .backdrop)
      }
    }
    #expect(picture.name(10, 30) == "red")
    let inverted = picture.color(at: CGPoint(x: 25, y: 30))
    #expect(inverted.red < 0.05 && inverted.green > 0.95 && inverted.blue > 0.95)
    #expect(picture.name(50, 30) == "white")
  }

  @Test("colors in between are brighter where amounts of light are mixed")
  func linearGradient() {
    func middle(_ options: GraphicsContext.GradientOptions) -> Double {
      picture { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0),
            options: options))
      }.color(at: CGPoint(x: 30, y: 30)).red
    }
    #expect((0.45...0.55).contains(middle([])))
    #expect((0.70...0.77).contains(middle(.linearColor)))
  }

  @Test("colors are added up as amounts of light if a filter asks for it")
  func linearFilter() {
    func gray(_ options: GraphicsContext.FilterOptions) -> Double {
      picture { context, _ in
        context.addFilter(.saturation(0), options: options)
        context.fill(square, with: .color(.pureRed))
      }.color(at: CGPoint(x: 30, y: 30)).red
    }
    #expect((0.20...0.23).contains(gray([])))
    #expect((0.48...0.52).contains(gray(.linearColor)))
  }
}
