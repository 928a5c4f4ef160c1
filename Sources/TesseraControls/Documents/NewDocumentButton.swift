import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// A button that makes a new document, for the place where documents are chosen (J268).
nonisolated public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private let contentType: UTType?
  /// Makes the document; nil for an empty one. The text is the name of its type.
  private let prepare: (@MainActor () async throws -> (name: String, content: any DocumentContent)?)?
  /// Makes a file, for the place of `DocumentLaunchView`; nil for a button that makes no file.
  private var prepareURL: (@MainActor () async throws -> URL?)?
  @State private var problem: String?

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
    .disabled(prepareURL == nil ? window == nil : environment.documentURLOpener == nil)
    .alert("A new document cannot be made.", isPresented: $problem.isNotNil()) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(verbatim: problem ?? "")
    }
  }

  @MainActor private var window: WindowDocument? { environment.surfaceAccess.document as? WindowDocument }

  @MainActor private func make() {
    if let prepareURL { return makeFile(prepareURL) }
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

extension NewDocumentButton {
  private func makeFile(_ prepareURL: @escaping @MainActor () async throws -> URL?) {
    let (opener, problem) = (environment.documentURLOpener, $problem)
    Task { @MainActor in
      do {
        if let url = try await prepareURL() { opener?.open(url) }
      } catch {
        problem.wrappedValue = DocumentProblem.description(of: error)
      }
    }
  }
}

nonisolated extension NewDocumentButton where Label == Text {
  /// A button that makes a file and shows it, in the place of a `DocumentLaunchView` (J432). In other places it is disabled.
  ///
  /// - Parameter prepareDocumentURL: makes the file; nil for none. What it throws is said to the user.
  @preconcurrency
  public init(
    _ label: LocalizedStringKey? = nil, contentType: UTType? = nil,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(label: Text(label ?? "New Document"), contentType: contentType, prepare: nil)
    prepareURL = prepareDocumentURL
  }

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
