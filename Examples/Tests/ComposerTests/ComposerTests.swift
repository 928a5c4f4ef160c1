import SwiftUITesting
import Testing

@testable import Composer

@MainActor
struct ComposerTests {
  private let screen = Screen { ComposerView() }

  private func write() async {
    screen["New letter"].tap()
    await screen.settle()
    screen.element(.textField, "Recipient").type("Ada")
    screen.element(.textField, "Text").type("The engine turns.")
  }

  @Test("A letter that is sent appears in the list")
  func sending() async {
    await write()
    screen.element(.toggle, "Urgent").tap()
    screen.element(.button, "Send").tap()
    await screen.settle()
    #expect(screen.visibleText == ["Letters", "To Ada", "urgent", "The engine turns.", "New letter"])
  }

  @Test("Nothing can be sent until there is a recipient and a text")
  func incomplete() async {
    screen["New letter"].tap()
    await screen.settle()
    #expect(!screen.element(.button, "Send").isEnabled)
    screen.element(.textField, "Recipient").type("Ada")
    #expect(!screen.element(.button, "Send").isEnabled)
    screen.element(.textField, "Text").type("x")
    #expect(screen.element(.button, "Send").isEnabled)
  }

  @Test("An empty draft is left without a question")
  func leavingEmpty() async {
    screen["New letter"].tap()
    await screen.settle()
    screen.element(.button, "Cancel").tap()
    #expect(!screen["Discard this letter?"].exists)
    await screen.settle()
    #expect(screen.visibleText == ["Letters", "Nothing sent yet", "New letter"])
  }

  @Test("A draft with something in it asks before it goes, and the next one is new")
  func discarding() async {
    await write()
    screen.element(.button, "Cancel").tap()
    await screen.settle()
    #expect(screen["Discard this letter?"].exists)
    screen["Discard"].tap()
    await screen.settle()
    #expect(screen["Nothing sent yet"].exists)
    screen["New letter"].tap()
    await screen.settle()
    #expect(screen.element(.textField, "Recipient").value == "")
  }

  @Test("The sheet comes and goes without the body of the root, which does not read the draft")
  func presenting() async {
    await write()
    #expect(screen.element(.textField, "Recipient").value == "Ada")
    #expect(screen.trace.bodies(of: ComposerView.self) == 1)
  }
}
