import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

extension View {
  /// Lets the user choose a name and a place while `isPresented` is true, and writes a document there.
  ///
  /// - Parameters:
  ///   - document: what is written; without one, nothing is asked.
  ///   - defaultFilename: the name to begin with; the extension of the type is added if it is missing.
  ///   - onCompletion: gets where the file is, or why it could not be written.
  @preconcurrency
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a name and a place while `isPresented` is true, and writes a document there.
  ///
  /// - Parameters:
  ///   - contentTypes: what it can be written as; empty for everything that the document can be written as.
  ///   - onCancellation: called if the user chooses no place.
  @preconcurrency
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    fileExporter(isPresented, onCompletion, onCancellation) {
      document.map { .document($0, contentTypes, name: defaultFilename) }
    }
  }

  /// Lets the user choose a name and a place while `isPresented` is true, and writes a document there.
  @preconcurrency
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a name and a place while `isPresented` is true, and writes a document there.
  @preconcurrency
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    fileExporter(isPresented, onCompletion, onCancellation) {
      document.map { .document($0, contentTypes, name: defaultFilename) }
    }
  }

  /// Lets the user choose a name and a place while `isPresented` is true, and writes a value there.
  @preconcurrency
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let item = UncheckedSendable(item)
    return fileExporter(isPresented, onCompletion, onCancellation) {
      item.value.map { .item($0, contentTypes, name: defaultFilename) }
    }
  }

  /// Lets the user choose a folder while `isPresented` is true, and writes documents there.
  @preconcurrency
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets the user choose a folder while `isPresented` is true, and writes documents there.
  @preconcurrency
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View where C.Element: FileDocument {
    let documents = Array(documents)
    return modifier(
      FileExporterModifier(
        isPresented: isPresented, exports: { documents.map { .document($0, contentTypes, name: nil) } },
        isSeveral: true, complete: onCompletion, cancel: onCancellation))
  }

  /// Lets the user choose a folder while `isPresented` is true, and writes values there.
  @preconcurrency
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element == T {
    let items = UncheckedSendable(Array(items))
    return modifier(
      FileExporterModifier(
        isPresented: isPresented, exports: { items.value.map { .item($0, contentTypes, name: nil) } },
        isSeveral: true, complete: onCompletion, cancel: onCancellation))
  }

  nonisolated private func fileExporter(
    _ isPresented: Binding<Bool>, _ onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping @MainActor () -> Void, export: @escaping @MainActor () -> FileExport?
  ) -> some View {
    modifier(
      FileExporterModifier(
        isPresented: isPresented, exports: { export().map { [$0] } ?? [] }, isSeveral: false,
        complete: { result in
          switch result {
          case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
          case .failure(let error): onCompletion(.failure(error))
          }
        }, cancel: onCancellation))
  }
}
