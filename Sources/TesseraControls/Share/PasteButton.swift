import TesseraCore

/// A button that hands over what was copied.
nonisolated public struct PasteButton: View {
  private let action: @MainActor ([String]) -> Void

  @Environment(\.surfaceAccess) private var clipboard

  /// - Parameters:
  ///   - payloadType: what is wanted: text.
  ///   - onPaste: gets the text that was copied last; it is not called if there is none.
  @preconcurrency
  public init(payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void) {
    action = onPaste
  }

  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      clipboard.read { if !$0.isEmpty { action([$0]) } }
    }
    .buttonStyle(.borderedProminent)
  }
}
