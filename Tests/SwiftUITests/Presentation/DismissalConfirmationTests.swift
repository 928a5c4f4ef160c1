import SwiftUITesting
import Testing
import TesseraCore

/// What is asked before windows and sheets are closed.
@MainActor
struct DismissalConfirmationTests {
  private struct Draft: View {
    let log: Log
    @State private var isEdited = false

    var body: some View {
      Button("Edit") { isEdited = true }
        .dismissalConfirmationDialog("Discard the draft?", shouldPresent: isEdited) {
          Button("Save") { log.note("saved") }
          Button("Keep Editing", role: .cancel) { log.note("kept") }
        } message: {
          Text("It would be lost.")
        }
    }
  }

  @MainActor
  private final class Log {
    var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
  }

  @Test("J430: a window that has something to ask closes when the user agreed, and not if the user cancels")
  func window() async {
    let log = Log()
    let screen = Screen { Draft(log: log) }
    screen["Edit"].tap()
    #expect(!screen.closeWindow())
    await screen.settle()
    #expect(screen["Discard the draft?"].exists && screen["It would be lost."].exists)
    screen["Keep Editing"].tap()
    await screen.settle()
    #expect(screen.isOpen && log.lines == ["kept"])
    #expect(!screen.closeWindow())
    await screen.settle()
    screen["Save"].tap()
    await screen.settle()
    #expect(!screen.isOpen && log.lines == ["kept", "saved"])
    #expect(Screen { Draft(log: log) }.closeWindow())
  }

  private struct Removable: View {
    let log: Log
    @State private var isThere = true

    var body: some View {
      if isThere {
        Text("draft").dismissalConfirmationDialog("Discard?", shouldPresent: true) { Button("Discard") {} }
      }
      Button("Remove") { isThere = false }
    }
  }

  @Test("J430: a view that is gone asks no more")
  func gone() async {
    let screen = Screen { Removable(log: Log()) }
    screen["Remove"].tap()
    await screen.settle()
    #expect(screen.closeWindow())
  }

  private struct Sheets: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Draft(log: log) }
    }
  }

  @Test("J430: a sheet that the user swipes away asks first")
  func sheet() async {
    let log = Log()
    let screen = Screen(width: 400, height: 600) { Sheets(log: log) }
    screen["Open"].tap()
    await screen.settle()
    screen["Edit"].tap()
    screen.key(.escape)
    await screen.settle()
    #expect(screen["Discard the draft?"].exists)
    screen["Keep Editing"].tap()
    await screen.settle()
    #expect(screen["Edit"].exists)
    screen.key(.escape)
    await screen.settle()
    screen["Save"].tap()
    await screen.settle()
    #expect(!screen["Edit"].exists && screen.isOpen)
  }
}
