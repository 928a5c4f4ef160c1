/// Opens a window: the value of the environment's `openWindow`.
///
/// Programs run without a window host here, so nothing opens; the first call says so.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// Opens the window of a `WindowGroup` with this id.
  public func callAsFunction(id: String) {
    report()
  }

  /// Opens the window of the group whose content shows values of this type.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    report()
  }

  /// Opens the window of a group with this id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report()
  }

  private func report() {
    RuntimeWarning.report(.noWindowHost)
  }
}

/// Closes a window: the value of the environment's `dismissWindow`.
///
/// Programs run without a window host here, so nothing closes; the first call says so.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// Closes the window in which the view is.
  public func callAsFunction() {
    report()
  }

  /// Closes the window of a `WindowGroup` with this id.
  public func callAsFunction(id: String) {
    report()
  }

  /// Closes the window that shows a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    report()
  }

  /// Closes the window of a group with this id that shows a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report()
  }

  private func report() {
    RuntimeWarning.report(.noWindowHost)
  }
}
