import SwiftUITesting
import Testing

/// Widths of the system font.
@MainActor
struct FontWidthTests {
  private func frame(_ text: String, _ width: Font.Width, font: Font = .system(size: 17)) -> CGRect {
    Screen(width: 600, height: 100) { Text(text).font(font).fontWidth(width).fixedSize() }[text].frame
  }

  @Test(
    "J470: letters of the system font are narrower and wider as asked for, and so is what is laid out",
    arguments: ["Widths of letters", "Ширина букв", "ﬁve AVA 12345"])
  func widths(_ text: String) {
    let standard = frame(text, .standard)
    let widths = [Font.Width.compressed, .condensed, .standard, .expanded].map { frame(text, $0).width }
    for (width, share) in zip(widths, [0.64, 0.82, 1, 1.2]) {
      #expect(abs(width / standard.width - share) < 0.05)
    }
    #expect(frame(text, .compressed).height == standard.height)
  }

  @Test("J470: what is drawn is as wide as what is laid out")
  func drawing() {
    func ink(_ width: Font.Width) -> (first: Int, last: Int) {
      let picture = Screen(width: 200, height: 40) {
        Text("HHHHHH").font(.system(size: 24)).fontWidth(width).fixedSize().frame(
          width: 200, height: 40, alignment: .leading
        ).background(.white)
      }.snapshot()
      let columns = (0..<200).filter { x in (0..<40).contains { picture.color(at: CGPoint(x: x, y: $0)).green < 0.5 } }
      return (columns.first ?? 0, columns.last ?? 0)
    }
    let (standard, narrow) = (ink(.standard), ink(.compressed))
    #expect(abs(Double(narrow.last - narrow.first) / Double(standard.last - standard.first) - 0.64) < 0.05)
  }

  @Test("J470: emoji keep their width, and so does a width that is no number")
  func badInput() {
    #expect(abs(frame("🌲🌲", .compressed).width - frame("🌲🌲", .standard).width) < 1)
    #expect(frame("letters", Font.Width(.nan)).width == frame("letters", .standard).width)
    #expect(frame("letters", Font.Width(-9)).width == frame("letters", .compressed).width)
  }
}
