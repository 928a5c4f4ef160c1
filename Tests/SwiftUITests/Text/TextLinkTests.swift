import SwiftUITesting
import Testing

/// Links in texts.
@MainActor
struct TextLinkTests {
  private let log = Log()

  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
    let log = log
    return Screen(width: 300, height: 200) {
      content().environment(
        \.openURL,
        OpenURLAction { url in
          log.note(url.absoluteString)
          return .handled
        })
    }
  }

  @Test("a link in Markdown opens its address; the text around it does not")
  func markdown() {
    let screen = screen { Text("Read [the manual](https://example.org/manual) first") }
    #expect(screen.visibleText == ["Read the manual first"])
    let text = screen["Read the manual first"]
    screen.tap(at: CGPoint(x: text.frame.minX + 5, y: text.frame.midY))
    #expect(log.lines.isEmpty)
    let link = screen.element(.link, "the manual")
    #expect(link.frame.minX > text.frame.minX + 20 && link.frame.maxX < text.frame.maxX - 10)
    link.tap()
    #expect(log.take() == ["https://example.org/manual"])
  }

  @Test("values can be in the text and in the address of a link")
  func values() {
    let (name, number) = ("Ann", 7)
    let screen = screen { Text("See [\(name)](https://example.org/\(number)) and [us](https://example.org)") }
    screen.element(.link, "Ann").tap()
    screen.element(.link, "us").tap()
    #expect(log.take() == ["https://example.org/7", "https://example.org"])
  }

  @Test("a text that is nothing but a link is a link")
  func whole() {
    let screen = screen { Text("[Help](https://example.org/help)") }
    #expect(screen["Help"].role == .link)
    screen["Help"].tap()
    #expect(log.take() == ["https://example.org/help"])
  }

  @Test("an attributed string has links, too; a link over two lines reacts on both")
  func attributed() {
    var string = AttributedString("Everything that you want to know about it is in the handbook of the society")
    if let range = string.range(of: "know about it is in the handbook of") {
      string[range].link = URL(string: "https://example.org/book")
    }
    let screen = screen { Text(string).frame(width: 200) }
    let link = screen.element(.link, "know about it is in the handbook of")
    link.tap()
    let text = screen[String(string.characters)].frame
    screen.tap(at: CGPoint(x: text.minX + 10, y: link.frame.maxY + link.frame.height / 2))
    #expect(log.take() == ["https://example.org/book", "https://example.org/book"])
  }

  @Test("a link that changes leads elsewhere, and one that goes leads nowhere")
  func changes() {
    struct Page: View {
      let address: String?
      var body: some View {
        Text(LocalizedStringKey(address.map { "[Here](\($0))" } ?? "Here"))
      }
    }
    let screen = screen { Page(address: "https://example.org/1") }
    screen["Here"].tap()
    let log = log
    func update(_ address: String?) {
      screen.update {
        Page(address: address).environment(
          \.openURL,
          OpenURLAction { url in
            log.note(url.absoluteString)
            return .handled
          })
      }
    }
    update("https://example.org/2")
    screen["Here"].tap()
    update(nil)
    #expect(screen["Here"].role == .text)
    screen["Here"].tap()
    #expect(log.take() == ["https://example.org/1", "https://example.org/2"])
  }

  @Test("the keyboard reaches links where it reaches all controls")
  func keyboard() {
    let screen = screen { Text("Read [this](https://example.org/1) or [that](https://example.org/2)") }
    screen.usesFullKeyboardAccess = true
    screen.key(.tab)
    screen.key(.tab)
    screen.key(.return)
    #expect(log.take() == ["https://example.org/2"])
  }
}
