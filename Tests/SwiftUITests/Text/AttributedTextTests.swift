import SwiftUITesting
import Testing

/// Attributed strings in texts.
@MainActor
struct AttributedTextTests {
  private func picture(_ string: AttributedString) -> Snapshot {
    Screen(width: 120, height: 40) { Text(string).font(.system(size: 20)) }.snapshot()
  }

  private func count(_ snapshot: Snapshot, where condition: (Double, Double, Double) -> Bool) -> Int {
    var count = 0
    for y in 0..<40 {
      for x in 0..<120 {
        let color = snapshot.color(at: CGPoint(x: CGFloat(x) + 0.25, y: CGFloat(y) + 0.25))
        if condition(color.red, color.green, color.blue) { count += 1 }
      }
    }
    return count
  }

  @Test("a background color lies behind its characters and behind no others")
  func background() throws {
    var string = AttributedString("████    ")
    string.foregroundColor = .black
    let range = try #require(string.range(of: "    "))
    string[range].backgroundColor = Color(red: 1, green: 1, blue: 0)
    let snapshot = picture(string)
    let yellow = count(snapshot) { $0 > 0.9 && $1 > 0.9 && $2 < 0.1 }
    #expect(yellow > 150)
    string[range].backgroundColor = nil
    #expect(count(picture(string)) { $0 > 0.9 && $1 > 0.9 && $2 < 0.1 } == 0)
    string.backgroundColor = Color(red: 1, green: 1, blue: 0)
    #expect(count(picture(string)) { $0 > 0.9 && $1 > 0.9 && $2 < 0.1 } >= yellow)
  }

  @Test("kern, tracking and font change the size of a text, a background does not")
  func lengths() {
    func size(_ change: (inout AttributedString) -> Void) -> CGSize {
      var string = AttributedString("abc")
      change(&string)
      return measure(.unspecified) { Text(string) }
    }
    let plain = size { _ in }
    #expect(size { $0.tracking = 4 }.width == plain.width + 12)
    #expect(size { $0.kern = 4 }.width >= plain.width + 8)
    #expect(size { $0.font = .system(size: 34) }.width > plain.width * 1.7)
    #expect(size { $0.backgroundColor = .red } == plain)
  }

  @Test("lines and colors are drawn")
  func colors() {
    var string = AttributedString("████")
    string.foregroundColor = Color(red: 0, green: 0, blue: 1)
    #expect(count(picture(string)) { $0 < 0.1 && $2 > 0.9 } > 100)
    var line = AttributedString("    ")
    line.underlineStyle = Text.LineStyle(pattern: .solid, color: Color(red: 1, green: 0, blue: 0))
    #expect(count(picture(line)) { $0 > 0.7 && $1 < 0.5 && $2 < 0.5 } > 0)
  }

  @Test("a language changes how text is set, not what it says")
  func language() {
    let screen = Screen { Text("fi ﬁ 骨").typesettingLanguage(.init(languageCode: .japanese)) }
    #expect(screen["fi ﬁ 骨"].exists)
    let off = measure(.unspecified) {
      Text("Straße").typesettingLanguage(.init(languageCode: .german), isEnabled: false)
    }
    #expect(off == measure(.unspecified) { Text("Straße") })
    let inside = measure(.unspecified) { VStack { Text("Straße") }.typesettingLanguage(.automatic) }
    #expect(inside == off)
  }
}
