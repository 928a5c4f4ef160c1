import Foundation
import Observation
import TesseraCore
import UniformTypeIdentifiers

/// The document that one window shows, and what its menus do with it.
@Observable
@MainActor
final class WindowDocument: SurfaceDocument {
  /// nil while the window shows what can be opened.
  private(set) var document: OpenDocument?
  /// What the user is asked now.
  var question: DocumentQuestion?
  /// Counts up when the recent files are others.
  private(set) var recentRevision = 0
  /// The name that is being written; nil while none is.
  var newName: String?
  @ObservationIgnored let shelf: DocumentShelf
  /// Where the window is; nil until its views are there.
  @ObservationIgnored private(set) var place: DocumentPlace?
  @ObservationIgnored private var undoManager: UndoManager?
  @ObservationIgnored private var autosave: Task<Void, Never>?

  /// After the last change, before it is saved (J254).
  private static let pause = Duration.seconds(2)

  init(_ shelf: DocumentShelf, showing document: OpenDocument?) {
    self.shelf = shelf
    // Only what appears in a window belongs to it: a body may make others, which are thrown away.
    self.document = document
  }

  /// The window's views are there.
  func appear(at place: DocumentPlace, undoManager: UndoManager?) {
    self.place = place
    self.undoManager = undoManager
    place.surface.document = self
    if let document { attach(document) }
  }

  func disappear() {
    autosave?.cancel()
    document?.window = nil
  }

  /// Shows a new document where the window has none and there can be one.
  func beginIfEmpty() {
    if document == nil { makeDocument() }
  }

  // MARK: What is shown

  var title: String? {
    guard let document else { return nil }
    return document.isEdited ? "\(document.name) — Edited" : document.name
  }

  var fileURL: URL? { document?.fileURL }

  var isEdited: Bool { document?.isEdited ?? false }

  private func adopt(_ new: OpenDocument) {
    autosave?.cancel()
    document?.window = nil
    undoManager?.removeAllActions()
    document = new
    attach(new)
  }

  private func attach(_ new: OpenDocument) {
    new.window = self
    new.onEdit = { [weak self] in self?.wasEdited() }
    followChanges()
    if let url = new.fileURL { remember(url) }
  }

  private func followChanges() {
    guard let place else { return }
    let surface = place.surface
    document?.content.follow(undoManager) { surface.isInText }
  }

  private func remember(_ url: URL) {
    RecentDocuments.add(url)
    recentRevision += 1
  }

  /// Shows a document: here if nothing is lost, or else in a window of its own (J251).
  ///
  /// - Parameter isBesideBlank: whether it gets a window of its own also where this one has a new document without changes.
  func show(_ new: OpenDocument, isBesideBlank: Bool = false) {
    if let window = new.window, window !== self { return window.comeToFront() }
    guard new !== document else { return }
    guard let document else { return adopt(new) }
    let isBlank = document.fileURL == nil && !document.isEdited
    if isBlank, !isBesideBlank { return adopt(new) }
    if place?.open(new) == true { return }
    if isBlank { adopt(new) } else { leave { [weak self] in self?.adopt(new) } }
  }

  private func comeToFront() {
    place?.surface.window?.bringToFront()
  }

  // MARK: Opening

  func makeDocument(type: UTType? = nil) {
    do {
      if let new = try shelf.makeDocument(type: type) { show(new, isBesideBlank: true) }
    } catch {
      question = .problem("A new document cannot be made.", error)
    }
  }

  func open(_ url: URL) {
    let shelves = place?.shelves ?? [shelf]
    let wanted = ([shelf] + shelves).first { $0.accepts(url) } ?? shelf
    do {
      show(try wanted.document(at: url))
    } catch {
      question = .problem("“\(url.lastPathComponent)” cannot be opened.", error)
    }
  }

  /// Files were dropped on the window.
  ///
  /// - Returns: whether there are any.
  func openDropped(_ urls: [URL]) -> Bool {
    let files = urls.filter(\.isFileURL)
    for url in files { open(url) }
    return !files.isEmpty
  }

  func askToOpen() {
    let types = (place?.shelves ?? [shelf]).flatMap(\.format.readableTypes)
    var request = FileRequest(.open(allowsSeveral: true), contentTypes: types)
    request.directory = fileURL?.deletingLastPathComponent()
    _ = place?.surface.chooseFiles(request) { [weak self] urls in
      for url in urls ?? [] { self?.open(url) }
    }
  }

  /// Shows a new document of the scene that has documents of a type.
  func show(_ content: any DocumentContent, ofType name: String) {
    let wanted = (place?.shelves ?? [shelf]).first { $0.isEditor && $0.format.name == name }
    guard let wanted else {
      return RuntimeWarning.report(.misusedViews("NewDocumentButton: no scene has documents of \(name)."))
    }
    show(wanted.add(content))
  }

  func clearRecents() {
    RecentDocuments.clear()
    recentRevision += 1
  }

  // MARK: Saving

  private func wasEdited() {
    autosave?.cancel()
    guard document?.fileURL != nil else { return }
    autosave = Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      guard !Task.isCancelled else { return }
      self?.save()
    }
  }

  /// Saves the document if that needs no question, and asks otherwise.
  ///
  /// - Parameter then: called once it is saved, unless the user decides against it.
  func save(then: @escaping @MainActor () -> Void = {}) {
    guard let document else { return then() }
    guard document.fileURL != nil else { return askToSave(then: then) }
    write(document, then: then)
  }

  func askToSave(then: @escaping @MainActor () -> Void = {}) {
    guard let document else { return }
    var request = FileRequest(.save(name: suggestedName(of: document)), contentTypes: shelf.format.writableTypes)
    request.directory = document.fileURL?.deletingLastPathComponent()
    _ = place?.surface.chooseFiles(request) { [weak self] urls in
      guard let self, let url = urls?.first else { return }
      let type = FileExport.contentType(of: url, among: shelf.format.writableTypes)
      let named = url.appendingPathExtension(for: type)
      // The dialog asked about the name without the extension.
      if named != url, FileManager.default.fileExists(atPath: named.path) {
        askToReplace(named, document, then)
      } else {
        write(document, to: named, then: then)
      }
    }
  }

  private func suggestedName(of document: OpenDocument) -> String {
    guard document.fileURL == nil, let type = shelf.format.writableTypes.first else { return document.name }
    return URL(fileURLWithPath: "/").appendingPathComponent(document.name, conformingTo: type).lastPathComponent
  }

  private func write(
    _ document: OpenDocument, to url: URL? = nil, overwriting: Bool = false, then: @escaping @MainActor () -> Void
  ) {
    autosave?.cancel()
    do {
      try document.save(to: url, overwriting: overwriting)
      if let url { remember(url) }
      then()
    } catch is DocumentConflict {
      askAboutConflict(document, then)
    } catch {
      question = .problem("“\(document.name)” cannot be saved.", error)
    }
  }

  func duplicate() {
    guard let document else { return }
    do {
      let copy = try document.duplicate()
      show(copy)
    } catch {
      question = .problem("“\(document.name)” cannot be duplicated.", error)
    }
  }

  func rename(to name: String) {
    guard let document, let safe = DocumentFile.name(name, like: document.name) else { return }
    do {
      try document.rename(to: safe)
      if let url = document.fileURL { remember(url) }
    } catch {
      question = .problem("“\(document.name)” cannot be renamed.", error)
    }
  }

  // MARK: Reverting

  func revert() {
    guard let document, document.fileURL != nil else { return }
    guard document.isEdited else { return readAgain(document) }
    question = DocumentQuestion(
      title: "Revert to the saved version of “\(document.name)”?", message: "Your changes will be lost.",
      choices: [
        .init("Revert", role: .destructive) { [weak self] in self?.readAgain(document) },
        .init("Cancel", role: .cancel),
      ])
  }

  private func readAgain(_ document: OpenDocument, then: @escaping @MainActor () -> Void = {}) {
    autosave?.cancel()
    do {
      try document.revert()
      then()
    } catch {
      question = .problem("“\(document.name)” cannot be read.", error)
    }
  }

  /// The user came back to the window: what another program wrote is shown unless changes would be lost (J255).
  func followFile() {
    guard let document, !document.isEdited, document.isChangedOnDisk else { return }
    readAgain(document)
  }

  // MARK: Leaving

  func canClose(_ close: @escaping @MainActor () -> Void) -> Bool {
    let answer = CloseAnswer()
    leave { if answer.isAwaited { answer.isYes = true } else { close() } }
    answer.isAwaited = false
    return answer.isYes
  }

  /// Saves what there is to save, asks where that needs an answer, and goes on (J255).
  func leave(then: @escaping @MainActor () -> Void) {
    guard let document, document.isEdited, shelf.isEditor else { return then() }
    guard document.fileURL == nil else { return write(document, then: then) }
    question = DocumentQuestion(
      title: "Keep the new document “\(document.name)”?", message: "If you do not save it, it will be lost.",
      choices: [
        .init("Save…") { [weak self] in self?.askToSave(then: then) }, .init("Delete", role: .destructive, then),
        .init("Cancel", role: .cancel),
      ])
  }

  /// Goes back to what can be opened.
  func leaveDocument() {
    leave { [weak self] in
      self?.document?.window = nil
      self?.document = nil
    }
  }

  func closeWindow() {
    guard let window = place?.surface.window else { return leaveDocument() }
    leave { window.closeWindow() }
  }

  // MARK: Questions

  private func askAboutConflict(_ document: OpenDocument, _ then: @escaping @MainActor () -> Void) {
    question = DocumentQuestion(
      title: "“\(document.name)” was changed by another program.",
      message: "If you save your version, the other changes are lost.",
      choices: [
        .init("Save Anyway") { [weak self] in self?.write(document, overwriting: true, then: then) },
        .init("Revert", role: .destructive) { [weak self] in self?.readAgain(document, then: then) },
        .init("Cancel", role: .cancel),
      ])
  }

  private func askToReplace(_ url: URL, _ document: OpenDocument, _ then: @escaping @MainActor () -> Void) {
    question = DocumentQuestion(
      title: "Replace “\(url.lastPathComponent)”?", message: "A file of that name is there already.",
      choices: [
        .init("Replace", role: .destructive) { [weak self] in self?.write(document, to: url, then: then) },
        .init("Cancel", role: .cancel),
      ])
  }
}

/// Whether a window may close, as long as its host waits for that.
@MainActor
private final class CloseAnswer {
  var isYes = false
  var isAwaited = true
}
