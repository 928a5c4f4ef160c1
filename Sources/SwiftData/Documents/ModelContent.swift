import CoreTransferable
import Foundation
import Observation
import SwiftUI
import TesseraControls
import TesseraCore
import UniformTypeIdentifiers

/// The content of a document that is a store. It lies in a file of its own while it is open; what the document's file has is
/// replaced as a whole when the document is saved (J261).
@Observable
@MainActor
final class ModelContent: DocumentContent {
  private(set) var container: ModelContainer
  @ObservationIgnored var onChange: (@MainActor () -> Void)?
  @ObservationIgnored private let recipe: ModelDocumentRecipe
  @ObservationIgnored private var folder: PrivateStoreFolder
  @ObservationIgnored private weak var undoManager: UndoManager?

  /// The name of the store in a document that is a folder.
  private static let storeName = "Document.store"

  /// A new store.
  init(_ recipe: ModelDocumentRecipe) throws {
    self.recipe = recipe
    folder = try PrivateStoreFolder()
    container = try recipe.container(folder.store)
    observe()
  }

  /// The store of a file.
  init(_ recipe: ModelDocumentRecipe, _ file: FileWrapper) throws {
    self.recipe = recipe
    folder = try PrivateStoreFolder()
    try Self.bytes(of: file).write(to: folder.store)
    container = try recipe.container(folder.store)
    observe()
  }

  private static func bytes(of file: FileWrapper) throws -> Data {
    let store = file.fileWrappers.map { $0[storeName] } ?? file
    guard let bytes = store?.regularFileContents, !bytes.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return bytes
  }

  private func observe() {
    container.mainContext.observers.add(self)
    container.mainContext.undoManager = undoManager
  }

  func read(_ file: FileWrapper, type: UTType) throws {
    let new = try PrivateStoreFolder()
    try Self.bytes(of: file).write(to: new.store)
    let opened = try recipe.container(new.store)
    container.mainContext.observers.remove(self)
    undoManager?.removeAllActions()
    container = opened
    folder = new
    observe()
  }

  func fileWrapper(type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    try container.mainContext.save()
    let copy = folder.url.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: copy) }
    try container.stores.first?.copy(to: copy)
    let file = FileWrapper(regularFileWithContents: try Data(contentsOf: copy))
    return type.conforms(to: .directory) ? FileWrapper(directoryWithFileWrappers: [Self.storeName: file]) : file
  }

  func follow(_ undoManager: UndoManager?, isInText: @escaping @MainActor () -> Bool) {
    self.undoManager = undoManager
    container.mainContext.undoManager = undoManager
  }
}

extension ModelContent: ContextObserver {
  nonisolated func contextDidChange(_ event: ContextEvent) {
    guard EngineThread.isCurrent else { return }
    let (isChange, isUnknown) =
      switch event {
      case .inserted, .deleted, .changed: (true, false)
      case .replaced: (false, true)
      case .savedElsewhere: (false, false)
      }
    EngineThread.unsafelyIsolated {
      if isChange || isUnknown && container.mainContext.hasChanges { onChange?() }
    }
  }
}

/// How stores of documents are opened.
struct ModelDocumentRecipe: Sendable {
  let schema: Schema
  let plan: (any SchemaMigrationPlan.Type)?

  func container(_ file: URL) throws -> ModelContainer {
    try ModelContainer(for: schema, migrationPlan: plan, configurations: ModelConfiguration("document", url: file))
  }
}

/// A folder for the store of an open document, which is gone with it.
private final class PrivateStoreFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  var store: URL { url.appendingPathComponent("Document.store") }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
