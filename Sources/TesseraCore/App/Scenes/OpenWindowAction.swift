/// Opens a window: the value of the environment's `openWindow`.
///
/// If the program runs without windows, nothing opens, and the first call warns.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated private let reference: WindowOpenerReference?

  nonisolated init(_ reference: WindowOpenerReference?) {
    self.reference = reference
  }

  /// Opens a window of the scene with this id, or brings it to the front if there can only be one.
  public func callAsFunction(id: String) {
    open(WindowRequest(id: id))
  }

  /// Opens the window of the group whose content shows values of this type. One that shows the value comes to the
  /// front.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(WindowRequest(value: AnyHashable(value)))
  }

  /// Opens the window of a group with this id for a value. One that shows the value comes to the front.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowRequest(id: id, value: AnyHashable(value)))
  }

  private func open(_ request: WindowRequest) {
    guard let opener = reference?.opener else { return RuntimeWarning.report(.noWindowHost) }
    if !opener.open(request) { RuntimeWarning.report(.noSuchWindow(request.description)) }
  }
}
