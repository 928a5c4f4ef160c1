import TesseraCore

/// The commands of the File menu that print the document (J342).
struct PrintDocumentCommands: View {
  let window: WindowDocument

  var body: some View {
    Button("Print…") { window.printDocument() }
      .keyboardShortcut("p")
      .disabled(window.document == nil)
  }
}

extension WindowDocument {
  /// Asks the user for a printer, and prints the views of the document.
  func printDocument() {
    guard let document, let surface = place?.surface else { return }
    let job = PrintJob(
      document.name, parts: [.pages { surface.pages(of: DocumentEditor(document: document), on: $0) }])
    let isAsked = surface.print(job) { [weak self] outcome in
      guard case .failed(let error) = outcome else { return }
      self?.question = .problem("“\(document.name)” cannot be printed.", error)
    }
    if !isAsked { RuntimeWarning.report(.withoutEffect("there is no window to print from")) }
  }
}
