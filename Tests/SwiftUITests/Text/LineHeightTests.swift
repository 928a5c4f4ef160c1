import Foundation
import SwiftUITesting
import Testing

/// How far lines are apart.
@MainActor
struct LineHeightTests {
  private func height(_ lineHeight: AttributedString.LineHeight?, lines: Int = 1, size: CGFloat = 20) -> CGFloat {
    let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    return measure(.unspecified) {
      Text(text).font(.system(size: size)).lineHeight(lineHeight)
    }.height
  }

  @Test("J408: an exact height, a multiple of the size, and the size with a length")
  func heights() {
    #expect(height(.exact(points: 40)) == 40)
    #expect(height(.exact(points: 40), lines: 3) == 120)
    #expect(height(.multiple(factor: 2), lines: 2) == 80)
    #expect(height(.leading(increase: 10), lines: 2) == 60)
    #expect(height(.exact(points: 10), lines: 2) == 20)
  }

  @Test("J408: without a height, and with a variable one, the font decides; tight is less than loose")
  func names() {
    #expect(height(nil, lines: 2) == height(.variable, lines: 2))
    #expect(height(.tight, lines: 10) < height(.normal, lines: 10))
    #expect(height(.normal, lines: 10) < height(.loose, lines: 10))
  }

  @Test("J408: figures that are not finite leave it to the font, and no line is less than a point high")
  func badFigures() {
    for figure in [CGFloat.nan, .infinity, -.infinity] {
      #expect(height(.exact(points: figure)) == height(nil))
      #expect(height(.multiple(factor: figure)) == height(nil))
      #expect(height(.leading(increase: figure)) == height(nil))
    }
    #expect(height(.exact(points: -5), lines: 3) == 3)
    #expect(height(.multiple(factor: 0)) == 1)
  }

  @Test("J408: the largest font of a line counts, and lines of other fonts have heights of their own")
  func severalFonts() {
    func height(_ text: Text) -> CGFloat {
      measure(.unspecified) { text.lineHeight(.multiple(factor: 2)) }.height
    }
    let small = Text("a").font(.system(size: 10))
    let large = Text("b").font(.system(size: 30))
    #expect(height(Text("\(small)\(large)")) == 60)
    #expect(height(Text("\(small)\n\(large)")) == 80)
  }

  @Test("J408: reserved lines, limits and fields have that height, and a new one is laid out")
  func lines() {
    let reserved = measure(.unspecified) {
      Text("a").font(.system(size: 20)).lineLimit(3, reservesSpace: true).lineHeight(.exact(points: 30))
    }
    #expect(reserved.height == 90)
    let limited = measure(.init(width: 40, height: 65)) {
      Text("one two three four five six").font(.system(size: 20)).lineHeight(.exact(points: 30))
    }
    #expect(limited.height == 60)
    struct Page: View {
      @State private var isLoose = false

      var body: some View {
        VStack {
          Text("one\ntwo").probe("text").lineHeight(isLoose ? .exact(points: 50) : nil)
          Button("Loosen") { isLoose = true }
        }
      }
    }
    let screen = Screen { Page() }
    let before = screen["one\ntwo"].frame.height
    screen["Loosen"].tap()
    #expect(before < 60)
    #expect(screen["one\ntwo"].frame.height == 100)
  }

  @Test("J408: the characters are in the middle of their line")
  func middle() {
    func baseline(_ lineHeight: AttributedString.LineHeight?) -> CGFloat {
      layout(in: CGSize(width: 200, height: 200)) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").font(.system(size: 20)).lineHeight(lineHeight)
          Color.red.frame(width: 10, height: 0).probe("mark")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }["mark"]?.minY ?? -1
    }
    let room = (60 - height(nil)) / 2
    #expect(abs(baseline(.exact(points: 60)) - baseline(nil) - room) <= 1)
  }
}
