import Foundation
import TesseraCore

/// The content of a window of documents: the document that it shows, or what can be opened.
struct DocumentWindow: View {
  @State private var window: WindowDocument
  @Environment(\.self) private var environment
  @Environment(\.hasMenuBar) private var isDesktop
  @Environment(\.scenePhase) private var phase

  init(_ shelf: DocumentShelf, _ document: OpenDocument?) {
    // tessera:disable state-object-from-parameter - a window shows its document until the user opens another one in it
    _window = State(initialValue: WindowDocument(shelf, showing: document))
  }

  var body: some View {
    let window = window
    content
      .modifier(DocumentQuestions(window: window))
      .onChange(of: window.title, initial: true) { _, title in
        environment.surfaceAccess.window?.setTitle(title)
      }
      .onChange(of: phase) { _, phase in if phase == .active { window.followFile() } }
      .onAppear {
        window.appear(at: DocumentPlace(in: environment), undoManager: environment.undoManager)
        // A desktop begins with a new document; a phone asks which one (J251).
        if isDesktop { window.beginIfEmpty() }
      }
      .onDisappear { window.disappear() }
      .renameAction { window.newName = window.document?.name }
  }

  @ViewBuilder private var content: some View {
    if let document = window.document {
      if isDesktop {
        DocumentEditor(document: document)
          .dropDestination(for: URL.self) { urls, _ in window.openDropped(urls) }
      } else {
        DocumentPage(window: window, document: document)
      }
    } else {
      DocumentBrowser(window: window)
    }
  }
}

/// The views that the program has for a document.
struct DocumentEditor: View {
  let document: OpenDocument

  var body: some View {
    document.shelf.view(document)
      .id(ObjectIdentifier(document))
      .environment(
        \.documentConfiguration, DocumentConfiguration(fileURL: document.fileURL, isEditable: document.isEditable))
  }
}

/// A document on a phone: below a bar with its name, whose menu has what the File menu has elsewhere.
private struct DocumentPage: View {
  let window: WindowDocument
  let document: OpenDocument

  var body: some View {
    NavigationStack {
      DocumentEditor(document: document)
        .navigationTitle(document.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .navigation) {
            Button("Documents", systemImage: "chevron.backward") { window.leaveDocument() }
          }
        }
        .toolbarTitleMenu { DocumentTitleMenu(window: window, document: document) }
    }
  }
}

private struct DocumentTitleMenu: View {
  let window: WindowDocument
  let document: OpenDocument

  var body: some View {
    if document.shelf.isEditor {
      Button("Save", systemImage: "square.and.arrow.down") { window.save() }
      Button("Save As…", systemImage: "folder") { window.askToSave() }
      Button("Duplicate", systemImage: "plus.square.on.square") { window.duplicate() }
    }
    if document.fileURL != nil { RenameButton() }
    if document.shelf.isEditor {
      Button("Revert to Saved", systemImage: "arrow.uturn.backward") { window.revert() }
        .disabled(document.fileURL == nil || !document.isEdited)
    }
  }
}

/// Asks the user about the document of a window.
private struct DocumentQuestions: ViewModifier {
  let window: WindowDocument

  @State private var name = ""

  init(window: WindowDocument) {
    self.window = window
  }

  func body(content: Content) -> some View {
    let question = window.question
    content
      .alert(question?.title ?? "", isPresented: isAsking(question), presenting: question) { question in
        ForEach(question.choices.indices, id: \.self) { index in
          let choice = question.choices[index]
          Button(LocalizedStringKey(choice.title), role: choice.role) {
            if window.question?.id == question.id { window.question = nil }
            choice.action()
          }
        }
      } message: {
        Text($0.message)
      }
      .alert("Rename", isPresented: isRenaming) {
        TextField("Name", text: $name)
        Button("Rename") { window.rename(to: name) }
        Button("Cancel", role: .cancel) {}
      }
      .onChange(of: window.newName) { _, new in name = new ?? name }
  }

  private func isAsking(_ question: DocumentQuestion?) -> Binding<Bool> {
    Binding(
      get: { question != nil },
      set: { if !$0, window.question?.id == question?.id { window.question = nil } })
  }

  private var isRenaming: Binding<Bool> {
    Binding(get: { window.newName != nil }, set: { if !$0 { window.newName = nil } })
  }
}
