import Foundation
import SwiftUI
import TesseraControls
import TesseraCore
import TesseraValues
import UniformTypeIdentifiers

extension DocumentGroup where Document == ModelDocument {
  /// Documents that are stores of a class and what it is related to, which the user makes, opens, changes and saves (J261).
  ///
  /// - Parameters:
  ///   - modelType: the class.
  ///   - contentType: the type of the documents' files.
  ///   - editor: the content of a window, whose context is that of the document.
  ///   - prepareDocument: fills a new document.
  nonisolated public init(
    editing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(editing: [modelType], contentType: contentType, editor: editor, prepareDocument: prepareDocument)
  }

  /// Documents that are stores of classes, which the user makes, opens, changes and saves (J261).
  nonisolated public init(
    editing modelTypes: [any PersistentModel.Type], contentType: UTType, @ViewBuilder editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(
      ModelDocumentRecipe(schema: Schema(modelTypes), plan: nil), contentType, editor, prepare: prepareDocument)
  }

  /// Documents that are stores of the last version that a plan names; those of earlier versions are brought over when they are
  /// opened (J261).
  nonisolated public init(
    editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(ModelDocumentRecipe(migrationPlan), contentType, editor, prepare: prepareDocument)
  }

  /// Documents that are stores of a class and what it is related to, which the user opens and looks at.
  nonisolated public init(
    viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
  ) {
    self.init(viewing: [modelType], contentType: contentType, viewer: viewer)
  }

  /// Documents that are stores of classes, which the user opens and looks at.
  nonisolated public init(
    viewing modelTypes: [any PersistentModel.Type], contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
  ) {
    self.init(ModelDocumentRecipe(schema: Schema(modelTypes), plan: nil), contentType, viewer, prepare: nil)
  }

  /// Documents that are stores of the last version that a plan names, which the user opens and looks at.
  nonisolated public init(
    viewing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder viewer: @escaping () -> Content
  ) {
    self.init(ModelDocumentRecipe(migrationPlan), contentType, viewer, prepare: nil)
  }

  /// - Parameter prepare: nil for documents that are only looked at.
  private nonisolated init(
    _ recipe: ModelDocumentRecipe, _ type: UTType, _ content: @escaping () -> Content,
    prepare: ((ModelContext) -> Void)?
  ) {
    let content = UncheckedSendable(content)
    let prepare = UncheckedSendable(prepare)
    let maker: @MainActor () throws -> any DocumentContent = {
      let new = try ModelContent(recipe)
      prepare.value?(new.container.mainContext)
      return new
    }
    let format = DocumentFormat(
      name: type.identifier, readableTypes: [type], writableTypes: prepare.value == nil ? [] : [type],
      make: prepare.value == nil ? nil : maker, read: { file, _ in try ModelContent(recipe, file) })
    self.init(format) { document in
      AnyView(ModelDocumentView(content: document.content as? ModelContent, view: content.value()))
    }
  }
}

/// The views of a document, with its context.
private struct ModelDocumentView<Content: View>: View {
  let content: ModelContent?
  let view: Content

  var body: some View {
    if let content { view.modelContainer(content.container) }
  }
}

extension ModelDocumentRecipe {
  init(_ plan: any SchemaMigrationPlan.Type) {
    schema = plan.schemas.last.map { Schema(versionedSchema: $0) } ?? Schema([])
    self.plan = plan
  }
}
