import TesseraCore

/// Begins to rename something.
nonisolated public struct RenameAction: Equatable, Sendable {
  let action: @MainActor () -> Void

  /// Begins to rename.
  @MainActor @preconcurrency
  public func callAsFunction() {
    action()
  }

  /// Equal for every closure: it always renames what is around the view.
  public static func == (left: RenameAction, right: RenameAction) -> Bool { true }
}
