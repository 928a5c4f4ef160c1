import SwiftUI
import SwiftUITesting
import Testing

@testable import TesseraCore
@testable import TesseraText
@testable import TesseraValues

/// SVG pictures as shapes.
@MainActor
struct SVGDrawingTests {
  /// What a picture of ten by ten points looks like in the middle of its quarters.
  private func quarters(_ content: String, attributes: String = "viewBox=\"0 0 10 10\"") throws -> [String] {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\" \(attributes)>\(content)</svg>"
    let drawing = try SVGDrawing(Data(text.utf8))
    let image = Image(.drawing(ImageDrawing(size: drawing.size) { _, _ in drawing.items }), label: .none)
    let picture = Screen(width: 10, height: 10, scale: 2) { image }.snapshot()
    return [(2.5, 2.5), (7.5, 2.5), (2.5, 7.5), (7.5, 7.5)].map { picture.name($0, $1) }
  }

  private static let red = "fill=\"#f00\""

  @Test("Shapes are filled and stroked as attributes, rules and styles say, the latter before the former")
  func shapes() throws {
    #expect(
      try quarters(
        """
        <style>.cool { fill: blue } #last { fill: lime }</style>
        <rect width="5" height="5" fill="red"/><rect class="cool" x="5" width="5" height="5" fill="red"/>
        <polygon points="0,5 5,5 5,10 0,10" class="cool" style="fill:rgb(0%,100%,0%)"/>
        <path id="last" d="M5 5h5v5h-5z"/>
        """) == ["red", "blue", "green", "green"])
    #expect(
      try quarters("<line x1=\"0\" y1=\"2.5\" x2=\"10\" y2=\"2.5\" stroke=\"red\" stroke-width=\"5\"/>")
        == ["red", "red", "white", "white"])
  }

  @Test("Transforms, groups and references are followed, and what the view box says")
  func places() throws {
    #expect(
      try quarters("<g transform=\"translate(5 0) scale(5)\"><rect width=\"1\" height=\"1\" \(Self.red)/></g>")
        == ["white", "red", "white", "white"])
    #expect(
      try quarters(
        """
        <defs><symbol id="s"><rect id="r" width="5" height="5" \(Self.red)/></symbol></defs>
        <use href="#s"/><use xmlns:xlink="x" xlink:href="#r" x="5" y="5"/>
        """) == ["red", "white", "white", "red"])
    #expect(
      try quarters("<rect width=\"50\" height=\"50\" \(Self.red)/>", attributes: "viewBox=\"0 0 100 100\"")
        == ["red", "white", "white", "white"])
  }

  @Test("Gradients of the shape and of the document, clips and white masks are drawn")
  func paints() throws {
    let stops = "<stop offset=\"0.5\" stop-color=\"red\"/><stop offset=\"0.5\" stop-color=\"blue\"/>"
    #expect(
      try quarters(
        "<linearGradient id=\"g\">\(stops)</linearGradient><rect width=\"10\" height=\"10\" fill=\"url(#g)\"/>")
        == ["red", "blue", "red", "blue"])
    #expect(
      try quarters(
        """
        <linearGradient id="s">\(stops)</linearGradient>
        <linearGradient id="g" href="#s" gradientUnits="userSpaceOnUse" x2="10" gradientTransform="rotate(90)"/>
        <rect width="10" height="10" fill="url(#g)"/>
        """) == ["red", "red", "blue", "blue"])
    #expect(
      try quarters(
        """
        <clipPath id="c"><rect x="5" width="5" height="5"/></clipPath>
        <mask id="m"><rect width="5" height="10" fill="white"/></mask>
        <rect width="10" height="10" \(Self.red) clip-path="url(#c)"/>
        <rect y="5" width="10" height="5" fill="blue" mask="url(#m)"/>
        """) == ["white", "red", "blue", "white"])
  }

  @Test(
    "What is more than shapes is left to others",
    arguments: ["<text>a</text>", "<image href=\"x\"/>", "<rect filter=\"url(#f)\" width=\"1\" height=\"1\"/>"])
  func limits(content: String) throws {
    #expect(throws: SVGLimit.self) { try quarters(content) }
  }

  @Test("Broken and hostile files end in a clear answer")
  func hostile() throws {
    for text in [
      "", "<svg", "<svg width=\"1\" height=\"1\"><g></svg", "<html/>", "<svg/>", "<svg width=\"nan\" height=\"1\"/>",
    ] {
      #expect(throws: SVGLimit.self, "\(text)") { _ = try SVGDrawing(Data(text.utf8)) }
    }
    // Each group shows the one before ten times.
    var nested = "<g id=\"g0\"><rect width=\"1\" height=\"1\"/></g>"
    for level in 1...9 {
      nested += "<g id=\"g\(level)\">" + String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10) + "</g>"
    }
    #expect(throws: SVGLimit.self) { try quarters(nested) }
    #expect(throws: SVGLimit.self) { try quarters("<g id=\"a\"><use href=\"#a\"/></g>") }
    let deep = String(repeating: "<g>", count: 5000)
    #expect(throws: SVGLimit.self) { try quarters(deep) }
  }

  @Test("Numbers, lengths and transforms are read as SVG writes them")
  func numbers() {
    #expect(SVGNumbers.list("1-2.5.5,3e1 +4") == [1, -2.5, 0.5, 30, 4])
    #expect(SVGNumbers.length("12pt") == 16)
    #expect(SVGNumbers.length("50%", of: 8) == 4)
    #expect(SVGNumbers.length("auto") == nil)
    #expect(SVGNumbers.transform("matrix(1 0 0 1 2 3)") == CGAffineTransform(translationX: 2, y: 3))
    #expect(SVGNumbers.transform("turn(1)") == nil)
  }
}
