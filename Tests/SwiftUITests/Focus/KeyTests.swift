import SwiftUITesting
import Testing

/// Keys.
@MainActor
struct KeyTests {
  private let log = Log()

  private func field(_ text: String = "") -> some View {
    TextField("Name", text: .constant(text))
  }

  @Test("E10: handlers hear of keys from the outermost to the innermost")
  func order() {
    let screen = Screen {
      VStack {
        field().onKeyPress("a") { note("inner") }.onKeyPress("a") { note("later") }
      }
      .onKeyPress("a") { note("outer") }
    }
    screen["Name"].tap()
    screen.key("a")
    #expect(log.take() == ["outer", "later", "inner"])
  }

  private func note(_ line: String, _ result: KeyPress.Result = .ignored) -> KeyPress.Result {
    log.note(line)
    return result
  }

  @Test("E10: what a handler handled goes no further, not into the field either")
  func handled() {
    struct Page: View {
      @State var text = ""
      var body: some View {
        TextField("Name", text: $text).onKeyPress("a") { .handled }
      }
    }
    let screen = Screen { Page() }
    screen["Name"].type("bab")
    #expect(screen["Name"].value == "bb")
  }

  @Test("E10: without the focus no view gets keys")
  func noFocus() {
    let screen = Screen { field().onKeyPress { _ in note("heard") } }
    screen.key("a")
    #expect(log.take() == [])
  }

  @Test("E10: sets of keys and characters; the character counts, not the modifiers")
  func filters() {
    let screen = Screen {
      field()
        .onKeyPress(keys: [.upArrow, "x"]) { note("keys \($0.characters == "x")") }
        .onKeyPress(characters: .decimalDigits) { note("digit \($0.characters)") }
    }
    screen["Name"].tap()
    screen.key(.upArrow)
    screen.key("x", modifiers: .option)
    screen.key("X")
    screen.key("7")
    #expect(log.take() == ["keys false", "keys true", "digit 7"])
  }

  @Test("E8: a shortcut acts from anywhere, with just these keys")
  func shortcut() {
    let screen = Screen {
      VStack {
        Button("Save") { log.note("save") }.keyboardShortcut("s")
        Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log.note("cancel") }.keyboardShortcut(.cancelAction)
      }
    }
    screen.key("s")
    #expect(log.take() == [])
    screen.key("s", modifiers: .command)
    screen.key(.return)
    screen.key(.escape)
    #expect(log.take() == ["save", "ok", "cancel"])
  }

  @Test("E8: the first in the tree wins; hidden ones act, disabled ones do not")
  func shortcutRules() {
    let screen = Screen {
      VStack {
        Button("Off") { log.note("off") }.keyboardShortcut("k").disabled(true)
        Button("Hidden") { log.note("hidden") }.keyboardShortcut("k").hidden()
        Button("Second") { log.note("second") }.keyboardShortcut("k")
        Text("Text").keyboardShortcut("t")
      }
    }
    screen.key("k", modifiers: .command)
    screen.key("t", modifiers: .command)
    #expect(log.take() == ["hidden"])
  }

  @Test("E8: a field with the focus takes the return key first")
  func returnKey() {
    let screen = Screen {
      VStack {
        field().onSubmit { log.note("submit") }
        Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
      }
    }
    screen.key(.return)
    screen["Name"].tap()
    screen.key(.return)
    #expect(log.take() == ["ok", "submit"])
  }

  @Test("E11: all handlers around a field run, the innermost first, up to a scope")
  func submit() {
    let screen = Screen {
      VStack {
        field().onSubmit { log.note("inner") }
      }
      .onSubmit(of: .search) { log.note("search") }
      .onSubmit { log.note("middle") }
      .submitScope()
      .onSubmit { log.note("outer") }
    }
    screen["Name"].tap()
    screen.key(.return)
    #expect(log.take() == ["inner", "middle"])
  }
}
