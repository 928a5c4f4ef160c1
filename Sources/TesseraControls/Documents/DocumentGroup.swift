import TesseraCore
import UniformTypeIdentifiers

/// A scene that has a window for each document, with the commands to make, open and save documents (J250).
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let format: DocumentFormat
  private let view: @MainActor (OpenDocument) -> AnyView

  /// Documents of any kind that can be kept in files.
  package init(_ format: DocumentFormat, view: @escaping @MainActor (OpenDocument) -> AnyView) {
    self.format = format
    self.view = view
  }

  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(DocumentSceneView(format: scene.format, view: scene.view))
  }
}

nonisolated extension DocumentGroup where Document: FileDocument {
  /// Documents that are values, which the user makes, opens, changes and saves.
  ///
  /// - Parameters:
  ///   - newDocument: a new document; evaluated for each.
  ///   - editor: the content of a window, which changes the document through a binding.
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let editor = UncheckedSendable(editor)
    self.init(.values(Document.self, make: newDocument)) { AnyView(editor.value(FileDocumentConfiguration($0))) }
  }

  /// Documents that are values, which the user opens and looks at. What the views write is not kept.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let viewer = UncheckedSendable(viewer)
    self.init(.values(documentType, make: nil)) { AnyView(viewer.value(FileDocumentConfiguration($0))) }
  }
}

nonisolated extension DocumentGroup where Document: ReferenceFileDocument {
  /// Documents that are objects, which the user makes, opens, changes and saves. A change counts as one if it is
  /// registered with the environment's undo manager (J253).
  ///
  /// - Parameters:
  ///   - newDocument: makes a new document.
  ///   - editor: the content of a window.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let editor = UncheckedSendable(editor)
    self.init(.objects(Document.self, make: newDocument)) {
      AnyView(editor.value(ReferenceFileDocumentConfiguration($0)))
    }
  }

  /// Documents that are objects, which the user opens and looks at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let viewer = UncheckedSendable(viewer)
    self.init(.objects(documentType, make: nil)) { AnyView(viewer.value(ReferenceFileDocumentConfiguration($0))) }
  }
}

nonisolated extension DocumentFormat {
  static func values<Document: FileDocument>(
    _ type: Document.Type, make: (@Sendable () -> Document)?
  ) -> DocumentFormat {
    let maker: (@MainActor () throws -> any DocumentContent)? = if let make { { ValueContent(make()) } } else { nil }
    return DocumentFormat(
      name: String(reflecting: type), readableTypes: Document.readableContentTypes,
      writableTypes: make == nil ? [] : Document.writableContentTypes, make: maker,
      read: { file, type in
        ValueContent(try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file)))
      })
  }

  static func objects<Document: ReferenceFileDocument>(
    _ type: Document.Type, make: (@Sendable () -> Document)?
  ) -> DocumentFormat {
    let maker: (@MainActor () throws -> any DocumentContent)? =
      if let make { { ReferenceContent(make()) } } else { nil }
    return DocumentFormat(
      name: String(reflecting: type), readableTypes: Document.readableContentTypes,
      writableTypes: make == nil ? [] : Document.writableContentTypes, make: maker,
      read: { file, type in
        ReferenceContent(try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file)))
      })
  }
}

/// The node of a scene of documents.
private struct DocumentSceneView: View {
  private let view: @MainActor (OpenDocument) -> AnyView
  @State private var shelf: DocumentShelf

  init(format: DocumentFormat, view: @escaping @MainActor (OpenDocument) -> AnyView) {
    self.view = view
    // tessera:disable state-object-from-parameter - a scene has the same documents as long as it is there
    _shelf = State(initialValue: DocumentShelf(format))
  }

  var body: some View {
    let shelf = shelf
    shelf.view = view
    return WindowView(title: nil, id: shelf.id, valueType: OpenDocument.self, documents: shelf) { value in
      DocumentWindow(shelf, value?.base as? OpenDocument)
    }
    .transformEnvironment(\.self) { environment in
      var decoration = CommandDecoration(in: environment)
      decoration.showWithoutCommands()
      environment.windowDecoration = decoration
    }
  }
}
