/// Opens a window in the place of the one that asks, which comes back when the new one is closed (J264): the value of the
/// environment's `pushWindow`.
///
/// If the program runs without windows, nothing opens, and the first call warns.
@MainActor @preconcurrency
public struct PushWindowAction: Sendable {
  nonisolated private let reference: WindowOpenerReference?

  nonisolated init(_ reference: WindowOpenerReference?) {
    self.reference = reference
  }

  /// Opens a window of the scene with this id.
  public func callAsFunction(id: String) {
    push(WindowRequest(id: id))
  }

  /// Opens the window of the group whose content shows values of this type.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    push(WindowRequest(value: AnyHashable(value)))
  }

  /// Opens the window of a group with this id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    push(WindowRequest(id: id, value: AnyHashable(value)))
  }

  private func push(_ request: WindowRequest) {
    guard let opener = reference?.opener else { return RuntimeWarning.report(.noWindowHost) }
    if !opener.push(request) { RuntimeWarning.report(.noSuchWindow(request.description)) }
  }
}
