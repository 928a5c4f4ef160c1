import CoreTransferable
import Foundation
import TesseraCore

/// Asks the user where to write one file, or into which folder to write several.
nonisolated struct FileExporterModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let exports: @MainActor () -> [FileExport]
  let isSeveral: Bool
  let complete: @MainActor (Result<[URL], any Error>) -> Void
  let cancel: @MainActor () -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      FileDialogModifier(
        isPresented: isPresented, request: request, choose: write, cancel: cancel, fail: { complete(.failure($0)) }))
  }

  @MainActor private func request() -> FileRequest {
    guard !isSeveral, let export = exports().first else { return FileRequest(.folder) }
    return FileRequest(.save(name: name(of: export)), contentTypes: export.contentTypes)
  }

  /// A file name that cannot lead out of the folder, regardless of its source.
  private func name(of export: FileExport) -> String? {
    let suggestion = FileName.safe(export.name)
    guard let type = export.contentTypes.first else { return suggestion }
    let name = suggestion ?? "Untitled"
    return URL(fileURLWithPath: "/").appendingPathComponent(name, conformingTo: type).lastPathComponent
  }

  @MainActor private func write(_ urls: [URL]) {
    guard let place = urls.first else { return }
    let exports = exports()
    Task { @MainActor in
      do {
        var written: [URL] = []
        for export in exports {
          let url = isSeveral ? place.appendingPathComponent(name(of: export) ?? "Untitled") : place
          written.append(try await export.write(url))
        }
        complete(.success(written))
      } catch {
        complete(.failure(error))
      }
    }
  }
}
