import Foundation
import TesseraCore

/// The commands of the File menu that make and open documents (J258).
struct OpenDocumentCommands: View {
  let window: WindowDocument

  var body: some View {
    if window.shelf.format.make != nil {
      Button("New") { window.makeDocument() }.keyboardShortcut("n")
    }
    Button("Open…") { window.askToOpen() }.keyboardShortcut("o")
    Menu("Open Recent") { RecentCommands(window: window) }
  }
}

private struct RecentCommands: View {
  let window: WindowDocument

  var body: some View {
    let urls = RecentDocuments.urls
    ForEach(urls, id: \.self) { url in
      Button(url.lastPathComponent) { window.open(url) }
    }
    Divider()
    Button("Clear Menu") { window.clearRecents() }.disabled(urls.isEmpty)
  }
}

/// The commands of the File menu that close and save the document (J258).
struct SaveDocumentCommands: View {
  let window: WindowDocument

  var body: some View {
    Button("Close") { window.closeWindow() }.keyboardShortcut("w")
    if window.shelf.isEditor {
      Button("Save") { window.save() }.keyboardShortcut("s").disabled(window.document == nil)
      Button("Save As…") { window.askToSave() }.keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(window.document == nil)
      Button("Duplicate") { window.duplicate() }.disabled(window.document == nil)
      Button("Rename…") { window.newName = window.document?.name }.disabled(window.fileURL == nil)
      Button("Revert to Saved") { window.revert() }.disabled(window.fileURL == nil || !window.isEdited)
    }
  }
}

/// Undoing where no text with the focus undoes what was typed (J252).
struct UndoKeys: View {
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("Undo") { undoManager?.undo() }.keyboardShortcut("z")
    Button("Redo") { undoManager?.redo() }.keyboardShortcut("z", modifiers: [.command, .shift])
  }
}
