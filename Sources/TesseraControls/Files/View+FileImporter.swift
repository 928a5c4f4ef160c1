import Foundation
import TesseraCore
import UniformTypeIdentifiers

extension View {
  /// Lets the user choose a file while `isPresented` is true; the binding becomes false when the user has done so.
  ///
  /// Where no dialog is available, `onCompletion` gets an error.
  ///
  /// - Parameter onCompletion: gets the file. It is not called if the user chooses none.
  @preconcurrency
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        request: { FileRequest(.open(allowsSeveral: false), contentTypes: allowedContentTypes) },
        choose: { if let url = $0.first { onCompletion(.success(url)) } }, cancel: {},
        fail: { onCompletion(.failure($0)) }))
  }

  /// Lets the user choose files while `isPresented` is true; the binding becomes false when the user has done so.
  ///
  /// - Parameter onCompletion: gets the files. It is not called if the user chooses none.
  @preconcurrency
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose files while `isPresented` is true; the binding becomes false when the user has done so.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the files.
  ///   - onCancellation: called if the user chooses none.
  @preconcurrency
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        request: { FileRequest(.open(allowsSeveral: allowsMultipleSelection), contentTypes: allowedContentTypes) },
        choose: { onCompletion(.success($0)) }, cancel: onCancellation, fail: { onCompletion(.failure($0)) }))
  }
}
