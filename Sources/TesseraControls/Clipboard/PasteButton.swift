import CoreTransferable
import TesseraCore
import UniformTypeIdentifiers

/// A button that pastes what was copied.
nonisolated public struct PasteButton: View {
  private let paste: @MainActor ([TransferItem]) -> Void

  @Environment(\.surfaceAccess) private var clipboard

  /// - Parameters:
  ///   - payloadType: what is wanted.
  ///   - onPaste: gets what was copied last; it is not called if there is nothing of the type.
  @preconcurrency
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
    paste = { $0.loadAll(T.self, onPaste) }
  }

  /// - Parameters:
  ///   - supportedContentTypes: what is wanted, the best first.
  ///   - payloadAction: gets what was copied last; it is not called if there is nothing of these types.
  @preconcurrency
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    paste = { items in
      let wanted = items.filter { $0.conforms(to: supportedContentTypes) }
      if !wanted.isEmpty { payloadAction(wanted.map { NSItemProvider($0) }) }
    }
  }

  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { paste(clipboard.copiedItems) }
      .buttonStyle(.borderedProminent)
  }
}
