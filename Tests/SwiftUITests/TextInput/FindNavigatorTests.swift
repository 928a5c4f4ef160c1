import SwiftUITesting
import TesseraControls
import Testing

/// J404: finding and replacing in editors.
@MainActor
struct FindNavigatorTests {
  @Observable
  final class Page {
    var text = "One two, one three, ONE four"
    var isFinding = false
  }

  private func screen(_ page: Page, replaces: Bool = true, finds: Bool = true) -> Screen {
    Screen {
      TextEditor(text: Bindable(page).text)
        .frame(height: 200)
        .replaceDisabled(!replaces)
        .findDisabled(!finds)
        .findNavigator(isPresented: Bindable(page).isFinding)
    }
  }

  @Test("J404: parts are found without regard to capitals and accents, one behind the other")
  func parts() {
    #expect(FoundParts(of: "ONE", in: "One, one").parts == [0..<3, 5..<8])
    #expect(FoundParts(of: "aa", in: "aaaa").parts == [0..<2, 2..<4])
    #expect(FoundParts(of: "cafe", in: "👨‍👩‍👧 Café").parts == [2..<6])
    #expect(FoundParts(of: "", in: "text").parts.isEmpty)
    #expect(FoundParts(of: "one", in: "one one").rotated(to: 1) == [4..<7, 0..<3])
    #expect(FoundParts(of: "one", in: "one one").rotated(to: 7) == [0..<3, 4..<7])
  }

  @Test("J404: Ctrl-F shows the bar, which counts what it finds and goes through it; Done hides it")
  func finding() {
    let page = Page()
    let screen = screen(page)
    #expect(!screen.element(.textField, "Find").exists)
    screen.element(.textField).tap()
    screen.key("f", modifiers: .control)
    #expect(page.isFinding)
    screen.type("one")
    #expect(screen["1 of 3"].exists)
    screen.element(.button, "Next").tap()
    #expect(screen["2 of 3"].exists)
    screen.element(.button, "Previous").tap()
    screen.element(.button, "Previous").tap()
    #expect(screen["3 of 3"].exists)
    screen.type("x")
    #expect(screen["Not found"].exists)
    #expect(!screen.element(.button, "Next").isEnabled)
    screen.element(.button, "Done").tap()
    #expect(!page.isFinding)
    #expect(!screen.element(.textField, "Find").exists)
  }

  @Test("J404: what was found is replaced, one by one or all at once")
  func replacing() {
    let page = Page()
    let screen = screen(page)
    page.isFinding = true
    screen.element(.textField, "Find").tap()
    screen.type("one")
    screen.element(.textField, "Replace").tap()
    screen.type("1")
    screen.element(.button, "Replace").tap()
    #expect(page.text == "1 two, one three, ONE four")
    #expect(screen["1 of 2"].exists)
    screen.element(.button, "All").tap()
    #expect(page.text == "1 two, 1 three, 1 four")
  }

  @Test("J404: nothing is replaced where that is disabled, and nothing is found where finding is")
  func disabled() {
    let page = Page()
    page.isFinding = true
    let finding = screen(page, replaces: false)
    #expect(finding.element(.textField, "Find").exists)
    #expect(!finding.element(.textField, "Replace").exists)
    let without = screen(page, finds: false)
    #expect(!without.element(.textField, "Find").exists)
    page.isFinding = false
    without.element(.textField).tap()
    without.key("f", modifiers: .control)
    #expect(!page.isFinding)
  }
}
