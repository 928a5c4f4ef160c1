import SwiftUITesting
import Testing

@MainActor
private final class Document {
  var text = ""
  var history: [String] = []

  func write(_ newText: String, _ undoManager: UndoManager?) {
    let oldText = text
    text = newText
    history.append(newText)
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] document in
      document.write(oldText, undoManager)
    }
  }
}

@MainActor
struct UndoManagerTests {
  private let undoManager = UndoManager()
  private let document = Document()

  @Test("UndoManager: undo takes back, redo does again, a new action ends redoing")
  func undoAndRedo() {
    document.write("a", undoManager)
    undoManager.setActionName("Typing")
    #expect(undoManager.canUndo)
    #expect(!undoManager.canRedo)
    #expect(undoManager.undoMenuItemTitle == "Undo Typing")
    undoManager.undo()
    #expect(document.text == "")
    #expect(!undoManager.canUndo)
    #expect(undoManager.redoMenuItemTitle == "Redo Typing")
    undoManager.redo()
    #expect(document.text == "a")
    #expect(undoManager.undoActionName == "Typing")
    undoManager.undo()
    document.write("b", undoManager)
    #expect(!undoManager.canRedo)
  }

  @Test("UndoManager: a group is undone as one, the last action first")
  func groups() {
    undoManager.groupsByEvent = false
    undoManager.beginUndoGrouping()
    document.write("a", undoManager)
    undoManager.beginUndoGrouping()
    document.write("b", undoManager)
    undoManager.endUndoGrouping()
    undoManager.endUndoGrouping()
    #expect(undoManager.groupingLevel == 0)
    undoManager.undo()
    #expect(document.history == ["a", "b", "a", ""])
    undoManager.redo()
    #expect(document.text == "b")
  }

  @Test("UndoManager: levels, disabled registration and removed targets")
  func limits() {
    undoManager.groupsByEvent = false
    undoManager.levelsOfUndo = 2
    for text in ["a", "b", "c"] {
      undoManager.beginUndoGrouping()
      document.write(text, undoManager)
      undoManager.endUndoGrouping()
    }
    for _ in 0..<5 { undoManager.undo() }
    #expect(document.text == "a")
    undoManager.disableUndoRegistration()
    document.write("x", undoManager)
    undoManager.enableUndoRegistration()
    #expect(!undoManager.canUndo)
    undoManager.removeAllActions(withTarget: document)
    #expect(!undoManager.canRedo)
  }

  @Test("The undo manager of a scene takes what one event did together")
  func inAScene() {
    struct Editor: View {
      let document: Document
      @State private var shown = ""
      @Environment(\.undoManager) private var undoManager

      var body: some View {
        Button("write") {
          document.write(document.text + "x", undoManager)
          document.write(document.text + "y", undoManager)
          shown = document.text
        }
        Button("undo") {
          undoManager?.undo()
          shown = document.text
        }
        Text("text \(shown)")
      }
    }
    let screen = Screen { [document] in Editor(document: document) }
    screen["write"].tap()
    screen["write"].tap()
    #expect(screen["text xyxy"].exists)
    #expect(document.history == ["x", "xy", "xyx", "xyxy"])
    screen["undo"].tap()
    #expect(screen["text xy"].exists)
    screen["undo"].tap()
    #expect(screen["text "].exists)
    #expect(document.text == "")
  }

  @Test("Without a window host, opening a window says so once")
  func windows() {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow

      var body: some View {
        Button("open") {
          openWindow(id: "second")
          openWindow(value: 5)
          dismissWindow(id: "second")
        }
      }
    }
    let screen = Screen { Opener() }
    screen["open"].tap()
    #expect(screen.trace.warnings == ["No window was opened or closed: the program runs without a window host."])
  }
}
