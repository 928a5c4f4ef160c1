/// The clipboard of the surface that a view is shown on.
nonisolated package final class ClipboardAccess: Equatable, @unchecked Sendable {
  // Sendable: used on the main actor only.
  /// The graph clears it when it dies. A weak reference would make every use of the graph slower.
  unowned(unsafe) var graph: ViewGraph?

  init() {}

  @MainActor
  package func write(_ text: String) {
    graph?.clipboard.write(text)
  }

  /// Hands the text that was copied last, if there is one, to `receive`.
  @MainActor
  package func read(_ receive: @escaping @MainActor (String) -> Void) {
    guard let graph else { return }
    graph.clipboard.read { text in
      receive(text)
      self.graph?.requestFrame()
    }
  }

  package static func == (left: ClipboardAccess, right: ClipboardAccess) -> Bool { left === right }
}

nonisolated private struct ClipboardAccessKey: EnvironmentKey {
  static var defaultValue: ClipboardAccess { none }

  private static let none = ClipboardAccess()
}

nonisolated extension EnvironmentValues {
  package var clipboardAccess: ClipboardAccess {
    get { self[ClipboardAccessKey.self] }
    set { self[ClipboardAccessKey.self] = newValue }
  }
}
