import TesseraCore

/// Where documents are shown: a surface, and what opens windows beside it.
nonisolated struct DocumentPlace: Sendable {
  let surface: SurfaceAccess
  let windows: WindowOpenerReference?
  let table: WindowTable?

  init(in environment: EnvironmentValues) {
    surface = environment.surfaceAccess
    windows = environment.windowOpener
    table = environment.windowTable
  }

  /// The scenes of documents that the program has.
  @MainActor var shelves: [DocumentShelf] {
    table?.windows.compactMap { $0.documents as? DocumentShelf } ?? []
  }

  /// Opens a window for a document.
  ///
  /// - Returns: whether there can be windows beside this one.
  @MainActor func open(_ document: OpenDocument) -> Bool {
    windows?.opener?.open(WindowRequest(id: document.shelf.id, value: AnyHashable(document))) ?? false
  }

  /// Shows a document here or in a window of its own.
  ///
  /// - Returns: whether there was a place for it.
  @MainActor func show(_ document: OpenDocument) -> Bool {
    guard let shown = surface.document as? WindowDocument else { return open(document) }
    shown.show(document)
    return true
  }
}
