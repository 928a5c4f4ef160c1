import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// A button that makes a new document, for the place where documents are chosen (J268).
nonisolated public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private let contentType: UTType?
  /// Makes the document; nil for an empty one. The text is the name of its type.
  private let prepare: (@MainActor () async throws -> (name: String, content: any DocumentContent)?)?

  @Environment(\.self) private var environment

  private init(
    label: Label, contentType: UTType?,
    prepare: (@MainActor () async throws -> (name: String, content: any DocumentContent)?)?
  ) {
    self.label = label
    self.contentType = contentType
    self.prepare = prepare
  }

  @MainActor public var body: some View {
    Button {
      make()
    } label: {
      label
    }
    .disabled(window == nil)
  }

  @MainActor private var window: WindowDocument? { environment.surfaceAccess.document as? WindowDocument }

  @MainActor private func make() {
    guard let window else { return }
    guard let prepare else { return window.makeDocument(type: contentType) }
    Task { @MainActor in
      do {
        guard let made = try await prepare() else { return }
        window.show(made.content, ofType: made.name)
      } catch {
        window.question = .problem("A new document cannot be made.", error)
      }
    }
  }
}

nonisolated extension NewDocumentButton where Label == Text {
  /// A button that makes an empty document.
  ///
  /// - Parameters:
  ///   - label: what it says; nil for "New Document".
  ///   - contentType: the type that the document is to be saved as; nil for the first one.
  public init(_ label: LocalizedStringKey? = nil, contentType: UTType? = nil) {
    self.init(label: Text(label ?? "New Document"), contentType: contentType, prepare: nil)
  }

  /// A button that makes an empty document.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, contentType: UTType? = nil) {
    self.init(label: Text(label), contentType: contentType, prepare: nil)
  }

  /// A button that makes a document that is a value.
  ///
  /// - Parameter prepareDocument: makes it; nil for none. What it throws is said to the user.
  @preconcurrency
  public init<D: FileDocument>(
    _ label: LocalizedStringKey? = nil, for documentType: D.Type, contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label: Text(label ?? "New Document"), contentType: contentType) {
      try await prepareDocument().map { (String(reflecting: D.self), ValueContent($0)) }
    }
  }

  /// A button that makes a document that is an object.
  ///
  /// - Parameter prepareDocument: makes it; nil for none. What it throws is said to the user.
  @preconcurrency
  public init<D: ReferenceFileDocument>(
    _ label: LocalizedStringKey? = nil, for documentType: D.Type, contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label: Text(label ?? "New Document"), contentType: contentType) {
      try await prepareDocument().map { (String(reflecting: D.self), ReferenceContent($0)) }
    }
  }
}
