import SwiftUITesting
import TesseraCore
import Testing

private struct Fields: View {
  @State var text: String
  @State var note = "first line\nsecond line"
  @State var secret = "hidden"

  var body: some View {
    VStack {
      TextField("Name", text: $text).frame(width: 300)
      SecureField("Secret", text: $secret).frame(width: 300)
      TextEditor(text: $note).frame(width: 300, height: 100).accessibilityLabel("Note")
    }
  }
}

@MainActor
struct TextInputMenuTests {
  private func screen(_ text: String, idiom: ScreenIdiom = .desktop) -> Screen {
    Screen(width: 500, height: 500, idiom: idiom) { Fields(text: text) }
  }

  private func open(_ label: String, in screen: Screen, x: CGFloat = 12, y: CGFloat? = nil) async {
    let frame = screen[label].frame
    screen.secondaryTap(at: CGPoint(x: frame.minX + x, y: y.map { frame.minY + $0 } ?? frame.midY))
    await screen.settle()
  }

  @Test("DK32: the secondary button selects the word below the pointer, and opens a menu there")
  func word() async {
    let screen = screen("hello world")
    await open("Name", in: screen)
    let field = screen["Name"].frame
    #expect(screen["Cut"].frame.minX > field.minX && screen["Cut"].frame.minX < field.minX + 40)
    #expect(!screen["Paste"].isEnabled)
    screen["Cut"].tap()
    await screen.settle()
    #expect(!screen["Cut"].exists)
    #expect(screen["Name"].value == " world")
    await open("Name", in: screen, x: 250)
    screen["Paste"].tap()
    await screen.settle()
    #expect(screen["Name"].value.contains("hello"))
  }

  @Test("DK32: what is selected stays so, and all can be selected")
  func selection() async {
    let screen = screen("hello world")
    screen["Name"].tap()
    screen.key("a", modifiers: .command)
    await open("Name", in: screen)
    screen["Copy"].tap()
    await screen.settle()
    await open("Note", in: screen, x: 10, y: 10)
    screen["Select All"].tap()
    await screen.settle()
    await open("Note", in: screen, x: 10, y: 10)
    screen["Paste"].tap()
    await screen.settle()
    #expect(screen["Note"].value == "hello world")
  }

  @Test("DK32: hidden characters are not copied; an empty field has nothing to copy or select")
  func disabled() async {
    let screen = screen("")
    await open("Secret", in: screen)
    #expect(!screen["Cut"].isEnabled && !screen["Copy"].isEnabled && screen["Select All"].isEnabled)
    screen.key(.escape)
    await screen.settle()
    await open("Name", in: screen)
    #expect(!screen["Cut"].isEnabled && !screen["Select All"].isEnabled)
  }

  @Test("DK32: a field that leaves takes its menu along")
  func leaving() async {
    struct Going: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { TextField("Name", text: .constant("hello")).frame(width: 300) }
          Text("Page").task {
            try? await Task.sleep(for: .seconds(5))
            withAnimation { isThere = false }
          }
        }
      }
    }
    let screen = Screen(width: 500, height: 300, idiom: .desktop) { Going() }
    let field = screen["Name"].frame
    screen.secondaryTap(at: CGPoint(x: field.minX + 12, y: field.midY))
    await screen.advance(by: .seconds(1))
    #expect(screen["Copy"].exists)
    await screen.advance(by: .seconds(8))
    #expect(!screen["Copy"].exists && !screen["Name"].exists)
  }
}
