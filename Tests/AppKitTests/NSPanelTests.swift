import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing
import UniformTypeIdentifiers

/// Panels of AppKit.
@MainActor
struct NSPanelTests {
  private struct Page: View {
    let action: @MainActor () -> Void

    var body: some View { Button("Ask") { action() } }
  }

  @Test("J62: an alert waits for the answer, and says which button it was")
  func alert() {
    var answer: NSApplication.ModalResponse?
    var asked: (String, [String])?
    let screen = Screen {
      Page {
        let alert = NSAlert()
        alert.messageText = "Delete it?"
        alert.informativeText = "It is gone then."
        alert.addButton(withTitle: "Delete")
        alert.addButton(withTitle: "Cancel")
        answer = alert.runModal()
      }
    }
    screen.answerModals { question, buttons in
      asked = (question, buttons)
      return "Cancel"
    }
    screen["Ask"].tap()
    #expect(answer == .alertSecondButtonReturn)
    #expect(asked?.0 == "Delete it?")
    #expect(asked?.1 == ["Delete", "Cancel"])
  }

  @Test("J62: an alert without buttons has OK, and one of an error tells what it says")
  func errorAlert() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "It failed." }
    }
    var buttons: [String] = []
    var hasAnswer = false
    let screen = Screen {
      Page { NSAlert(error: Failure()).beginSheetModal(for: NSWindow(contentRect: .zero)) { _ in hasAnswer = true } }
    }
    screen.answerModals { question, titles in
      buttons = titles + [question]
      return "OK"
    }
    screen["Ask"].tap()
    #expect(buttons == ["OK", "It failed."])
    #expect(hasAnswer)
  }

  @Test("J62: an alert that there is no window for counts as closed, with a warning")
  func unanswered() {
    var answer: NSApplication.ModalResponse?
    let screen = Screen { Page { answer = NSAlert().runModal() } }
    screen["Ask"].tap()
    #expect(answer == .alertFirstButtonReturn)
    #expect(screen.trace.warnings.count == 1)
  }

  @Test("J62: an open panel asks for files of its types, and hands over what was chosen")
  func openPanel() {
    var urls: [URL]?
    let panel = NSOpenPanel()
    panel.allowedContentTypes = [.png]
    panel.allowsMultipleSelection = true
    panel.message = "Pick"
    let screen = Screen { Page { panel.begin { if $0 == .OK { urls = panel.urls } } } }
    screen["Ask"].tap()
    #expect(screen.files.isAsking)
    #expect(screen.files.contentTypes == [.png])
    #expect(screen.files.allowsSeveral)
    #expect(screen.files.message == "Pick")
    screen.files.answer(URL(fileURLWithPath: "/tmp/a.png"))
    #expect(urls?.map(\.path) == ["/tmp/a.png"])
  }

  @Test("J62: runModal waits for the answer of a panel; no choice is cancel")
  func runModal() {
    var answers: [NSApplication.ModalResponse] = []
    let panel = NSSavePanel()
    panel.nameFieldStringValue = "a.txt"
    let screen = Screen { Page { answers.append(panel.runModal()) } }
    screen.files.answerNext(URL(fileURLWithPath: "/tmp/a.txt"))
    screen["Ask"].tap()
    #expect(screen.files.suggestedName == "a.txt")
    #expect(panel.url?.lastPathComponent == "a.txt")
    screen.files.answerNext()
    screen["Ask"].tap()
    #expect(answers == [.OK, .cancel])
    #expect(panel.url == nil)
  }

  @Test("J63: a popover shows a controller beside a view, and a click elsewhere closes it")
  func popover() async {
    final class Delegate: NSObject, NSPopoverDelegate {
      let log = Log()

      func popoverDidShow(_ notification: Notification) { log.lines.append("shown") }

      func popoverDidClose(_ notification: Notification) { log.lines.append("closed") }
    }
    let view = NSView()
    let screen = Screen(width: 900, height: 600) { Shown(view: view) }
    let popover = NSPopover()
    let delegate = Delegate()
    popover.delegate = delegate
    popover.contentViewController = NSHostingController(rootView: Text("Inside"))
    popover.show(relativeTo: CGRect(x: 100, y: 200, width: 20, height: 20), of: view, preferredEdge: .minY)
    #expect(screen["Inside"].exists)
    #expect(popover.isShown)
    popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .maxX)
    popover.performClose(nil)
    await screen.settle()
    #expect(!screen["Inside"].exists)
    #expect(delegate.log.take() == ["shown", "closed"])
    popover.show(relativeTo: .zero, of: view, preferredEdge: .maxX)
    #expect(screen["Inside"].exists)
    screen.tap(at: CGPoint(x: 2, y: 2))
    await screen.settle()
    #expect(!popover.isShown)
  }

  @Test("J63: the secondary button opens the menu of a view, and its items do their actions")
  func contextMenu() {
    let log = Log()
    let view = NSView()
    let menu = NSMenu(title: "")
    let item = NSMenuItem(title: "Cut")
    item.actionHandler = { log.lines.append($0.title) }
    menu.addItem(item)
    menu.addItem(.separator())
    menu.addItem(NSMenuItem(title: "Nothing"))
    view.menu = menu
    let screen = Screen(width: 300, height: 300) { Shown(view: view) }
    screen.secondaryTap(at: CGPoint(x: 100, y: 100))
    #expect(!screen["Nothing"].isEnabled)
    screen["Cut"].tap()
    #expect(log.take() == ["Cut"])
    #expect(!screen["Cut"].exists)
  }

  @Test("Status items without an App, badges and panels for what a program is say once that they have no place here")
  func withoutPlace() {
    let screen = Screen {
      Page {
        _ = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        NSApp.dockTile.badgeLabel = "new"
        NSApp.orderFrontStandardAboutPanel(nil)
      }
    }
    screen["Ask"].tap()
    screen["Ask"].tap()
    #expect(screen.trace.warnings.count == 3)
  }

  @Test("J90: a number on the picture of the program is shown by docks, another text is not")
  func badge() {
    defer { NSApp.dockTile.badgeLabel = nil }
    NSApp.dockTile.badgeLabel = "12"
    #expect(UIApplication.shared.applicationIconBadgeNumber == 12)
    NSApp.dockTile.badgeLabel = "-1"
    #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
    NSApp.dockTile.badgeLabel = "4"
    NSApp.dockTile.badgeLabel = ""
    #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
  }
}
