import CoreTransferable

/// The clipboard of one surface.
@MainActor
private final class ClipboardService: GraphService {
  var clipboard: any Clipboard = SharedClipboard.current

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// Where text is copied to and pasted from.
  package var clipboard: any Clipboard {
    get { service(ClipboardService.self).clipboard }
    set { service(ClipboardService.self).clipboard = newValue }
  }
}

extension SurfaceAccess {
  @MainActor
  package func write(_ text: String) {
    graph?.clipboard.write(text)
  }

  /// What was copied last.
  @MainActor package var copiedItems: [TransferItem] { graph?.clipboard.items ?? [] }
}
