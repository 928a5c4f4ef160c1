import Foundation
import TesseraCore

extension View {
  /// Lets the user choose a folder for a file while `isPresented` is true, and moves the file there.
  ///
  /// - Parameter onCompletion: gets where the file is now, or why it could not be moved.
  @preconcurrency
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder for a file while `isPresented` is true, and moves the file there.
  ///
  /// - Parameters:
  ///   - onCompletion: gets where the file is now, or why it could not be moved.
  ///   - onCancellation: called if the user chooses no folder.
  @preconcurrency
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { result in
        switch result {
        case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
        case .failure(let error): onCompletion(.failure(error))
        }
      }, onCancellation: onCancellation)
  }

  /// Lets the user choose a folder for files while `isPresented` is true, and moves them there.
  ///
  /// - Parameter onCompletion: gets where the files are now, or why they could not be moved.
  @preconcurrency
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder for files while `isPresented` is true, and moves them there.
  ///
  /// - Parameters:
  ///   - onCompletion: gets where the files are now, or why they could not be moved.
  ///   - onCancellation: called if the user chooses no folder.
  @preconcurrency
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      FileDialogModifier(
        isPresented: isPresented, request: { FileRequest(.folder) },
        choose: { folders in
          guard let folder = folders.first, !files.isEmpty else { return onCancellation() }
          onCompletion(Result { try Self.move(files, to: folder) })
        }, cancel: onCancellation, fail: { onCompletion(.failure($0)) }))
  }

  nonisolated private static func move(_ files: [URL], to folder: URL) throws -> [URL] {
    try files.map { file in
      let destination = folder.appendingPathComponent(file.lastPathComponent)
      try FileManager.default.moveItem(at: file, to: destination)
      return destination
    }
  }
}
