import SwiftUITesting
import Testing

private struct NameForm: View {
  @State private var name: String

  init(_ name: String = "") {
    _name = State(initialValue: name)
  }

  var body: some View {
    TextField("Name", text: $name)
    Text("Hello, \(name)!")
  }
}

@MainActor
struct MarkedTextTests {
  @Test("What is being composed is shown and not written")
  func composing() {
    let screen = Screen { NameForm("Zo") }
    screen.element(.textField).tap()
    screen.compose("¨")
    #expect(screen.element(.textField).value == "Zo¨")
    #expect(screen["Hello, Zo!"].exists)
  }

  @Test("What is typed takes the place of what was being composed")
  func committing() {
    let screen = Screen { NameForm("Zo") }
    screen.element(.textField).tap()
    screen.compose("¨")
    screen.type("ë")
    #expect(screen["Hello, Zoë!"].exists)
    #expect(screen.element(.textField).value == "Zoë")
  }

  @Test("An empty composition leaves the text as it was")
  func cancelling() {
    let screen = Screen { NameForm("Zo") }
    screen.element(.textField).tap()
    let before = screen.snapshot()
    screen.compose("かな")
    #expect(screen.snapshot().difference(from: before) > 0)
    screen.compose("")
    #expect(screen.snapshot().difference(from: before) == 0)
  }

  @Test("A field that loses the focus forgets what was being composed")
  func losingFocus() {
    let screen = Screen {
      VStack {
        NameForm()
        TextField("Other", text: .constant(""))
      }
    }
    screen.element(.textField, "Name").tap()
    screen.compose("abc")
    screen.key(.tab)
    #expect(screen.element(.textField, "Name").value == "")
  }
}
