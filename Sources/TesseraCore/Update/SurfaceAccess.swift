import CoreTransferable
import Foundation

/// What views may use of the surface that they are shown on: its clipboard, its keys.
nonisolated package final class SurfaceAccess: Equatable, @unchecked Sendable {
  // Sendable: used on the main actor only.
  /// The graph clears it when it dies. A weak reference would make every use of the graph slower.
  unowned(unsafe) var graph: ViewGraph?

  init() {}

  @MainActor
  package func write(_ text: String) {
    graph?.clipboard.write(text)
  }

  /// Lets the user choose files; see `FileChooser`.
  ///
  /// - Returns: nil where there is nobody to ask.
  @MainActor
  package func chooseFiles(
    _ request: FileRequest, _ receive: @escaping @MainActor ([URL]?) -> Void
  ) -> (@MainActor () -> Void)? {
    graph?.fileChooser?.choose(request, receive)
  }

  /// Does what keys would do, if they were pressed now.
  @MainActor
  package func press(_ shortcut: KeyboardShortcut) {
    graph?.keys.press(KeyPress(shortcut.key, modifiers: shortcut.modifiers))
  }

  /// Runs an action now, or right after the update of views that is going on.
  @MainActor
  package func runWhenUpdated(_ action: @escaping @MainActor () -> Void) {
    graph?.runWhenUpdated(action)
  }

  /// What was copied last.
  @MainActor package var copiedItems: [TransferItem] { graph?.clipboard.items ?? [] }

  package static func == (left: SurfaceAccess, right: SurfaceAccess) -> Bool { left === right }
}

nonisolated private struct SurfaceAccessKey: EnvironmentKey {
  static var defaultValue: SurfaceAccess { none }

  private static let none = SurfaceAccess()
}

nonisolated extension EnvironmentValues {
  package var surfaceAccess: SurfaceAccess {
    get { self[SurfaceAccessKey.self] }
    set { self[SurfaceAccessKey.self] = newValue }
  }
}
