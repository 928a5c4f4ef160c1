/// Closes a window: the value of the environment's `dismissWindow`.
///
/// If the program runs without windows, nothing closes, and the first call warns.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated private let reference: WindowOpenerReference?

  nonisolated init(_ reference: WindowOpenerReference?) {
    self.reference = reference
  }

  /// Closes the window in which the view is.
  public func callAsFunction() {
    dismiss(nil)
  }

  /// Closes the windows of the scene with this id.
  public func callAsFunction(id: String) {
    dismiss(WindowRequest(id: id))
  }

  /// Closes the window that shows a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    dismiss(WindowRequest(value: AnyHashable(value)))
  }

  /// Closes the window of a group with this id that shows a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    dismiss(WindowRequest(id: id, value: AnyHashable(value)))
  }

  private func dismiss(_ request: WindowRequest?) {
    guard let opener = reference?.opener else { return RuntimeWarning.report(.noWindowHost) }
    if !opener.dismiss(request) { RuntimeWarning.report(.noSuchWindow(request?.description ?? "")) }
  }
}
