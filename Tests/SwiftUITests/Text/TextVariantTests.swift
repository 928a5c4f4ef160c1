import Foundation
import SwiftUITesting
import Testing

/// Lengths of texts.
@MainActor
struct TextVariantTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func shown(_ text: Text, width: CGFloat, fixed: Bool = false) -> [String] {
    let screen = Screen(width: width, height: 60) {
      Group {
        if fixed { text.textVariant(.fixed) } else { text.textVariant(.sizeDependent) }
      }
      .font(.system(size: 17))
      .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
    }
    return screen.visibleText
  }

  @Test("J411: a date is written as long as there is room for in one line, or as long as it is")
  func dates() {
    let text = Text(date, style: .date)
    #expect(shown(text, width: 300) == ["November 14, 2023"])
    #expect(shown(text, width: 120) == ["Nov 14, 2023"])
    #expect(shown(text, width: 60) == ["11/14/2023"])
    #expect(shown(text, width: 60, fixed: true) == ["November 14, 2023"])
  }

  @Test("J411: other texts are the same with each preference")
  func others() {
    #expect(shown(Text("A text of some length"), width: 60) == ["A text of some length"])
    #expect(shown(Text("A text of some length"), width: 60, fixed: true) == ["A text of some length"])
  }

  @Test("J411: the distance to a date loses its smaller unit, then its words")
  func distances() {
    let writes = { (width: CGFloat) in shown(Text(Date.now.addingTimeInterval(8_600), style: .relative), width: width) }
    #expect(writes(300).first?.contains(",") == true)
    #expect(writes(70).first?.contains(",") == false)
  }
}
