import Foundation
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Draws what a test says.
private final class DrawnView: UIView {
  var drawing: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext().map(drawing)
  }
}

private struct ShownDrawing: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Gradients, shadows, stretched pictures, and text views by their containers.
@MainActor
struct DrawingNameTests {
  private func screen(_ drawing: @escaping (CGContext) -> Void) -> Screen {
    let view = DrawnView()
    view.backgroundColor = .white
    view.drawing = drawing
    return Screen(width: 100, height: 100) { ShownDrawing(view: view) }
  }

  private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> [Int] {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return [color.red, color.green, color.blue].map { Int(($0 * 10).rounded()) }
  }

  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private static var gradient: CGGradient? {
    CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, blue] as CFArray, locations: [0, 1])
  }

  @Test("J137: a linear gradient fills the band between its ends, and more with the options for it")
  func linear() throws {
    let gradient = try #require(Self.gradient)
    let (start, end) = (CGPoint(x: 20, y: 0), CGPoint(x: 80, y: 0))
    let band = screen { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
    #expect(color(band, 10, 50) == [10, 10, 10])
    #expect(color(band, 90, 50) == [10, 10, 10])
    #expect(color(band, 22, 50)[0] >= 9)
    #expect(color(band, 78, 90)[2] >= 9)
    let all = screen {
      $0.drawLinearGradient(
        gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(color(all, 10, 50) == [10, 0, 0])
    #expect(color(all, 90, 50) == [0, 0, 10])
    let none = screen { $0.drawLinearGradient(gradient, start: start, end: start, options: []) }
    #expect(color(none, 50, 50) == [10, 10, 10])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test("J137: a radial gradient fills the ring between two circles around a point; inward, too")
  func radial() throws {
    let gradient = try #require(Self.gradient)
    let center = CGPoint(x: 50, y: 50)
    func ring(_ start: CGFloat, _ end: CGFloat, _ options: CGGradientDrawingOptions = []) -> Screen {
      screen {
        $0.drawRadialGradient(
          gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end, options: options)
      }
    }
    let out = ring(20, 40)
    #expect(color(out, 50, 50) == [10, 10, 10])
    #expect(color(out, 50, 28)[0] >= 8)
    #expect(color(out, 50, 12)[2] >= 8)
    #expect(color(out, 50, 5) == [10, 10, 10])
    #expect(color(ring(20, 40, .drawsBeforeStartLocation), 50, 50) == [10, 0, 0])
    #expect(color(ring(20, 40, .drawsAfterEndLocation), 5, 5) == [0, 0, 10])
    #expect(color(ring(40, 20), 50, 12)[0] >= 8)
    #expect(color(ring(.nan, 20), 50, 40) == [10, 10, 10])
  }

  @Test("J137: what is drawn throws a shadow in a third of black until it is told to throw none")
  func shadow() {
    let screen = screen { context in
      context.setFillColor(Self.red)
      context.setShadow(offset: CGSize(width: 0, height: 30), blur: 0)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 60, y: 10, width: 20, height: 20))
    }
    #expect(color(screen, 20, 20) == [10, 0, 0])
    #expect(color(screen, 20, 50) == [7, 7, 7])
    #expect(color(screen, 70, 50) == [10, 10, 10])
  }

  @Test("J137: a path is filled with an opacity of its own")
  func opacity() {
    let screen = screen { _ in
      UIColor.black.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100)).fill(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 100)).fill()
    }
    #expect(color(screen, 20, 20) == [5, 5, 5])
    #expect(color(screen, 80, 20) == [0, 0, 0])
  }

  @Test("J138: the edges of a resizable image keep their thickness in an image view")
  func resizable() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
      UIColor.white.setFill()
      context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
    }
    func shown(_ image: UIImage) -> Screen {
      let stage = UIView()
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.image = image
      stage.addSubview(view)
      return Screen(width: 100, height: 100) { ShownDrawing(view: stage) }
    }
    let plain = shown(picture)
    #expect(color(plain, 20, 50)[0] < 3)
    let edges = picture.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    let stretched = shown(edges)
    #expect(color(stretched, 2, 50)[0] < 3)
    #expect(color(stretched, 20, 50)[0] > 8)
    #expect(color(stretched, 98, 98)[0] < 3)
    #expect(
      edges.resizableImage(withCapInsets: UIEdgeInsets(top: .nan, left: -1, bottom: 0, right: 0)).capInsets == .zero)
  }

  @Test("J140: the padding of a text container is at both ends of lines, and its lines are limited")
  func container() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.isEditable = false
    view.text = "A text that has more than a single line in a narrow view"
    let wide = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    let high = view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width == wide - 10)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height < high / 2)
    view.textContainer.lineFragmentPadding = .nan
    #expect(view.textContainer.lineFragmentPadding == 0)
  }

  @Test("J140: addresses and numbers in a text that is not edited are links")
  func detection() {
    let view = UITextView()
    view.isEditable = false
    view.text = "See www.example.org, or write to me@example.org."
    view.dataDetectorTypes = .link
    var opened: [URL] = []
    let screen = Screen(width: 400, height: 100) {
      ShownDrawing(view: view).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        })
    }
    screen.tap(at: CGPoint(x: 70, y: 18))
    #expect(opened.map(\.absoluteString) == ["http://www.example.org"])
  }

  @Test("J136: values in objects have the geometry that was put in")
  func values() {
    #expect(
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
  }
}
