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

/// Opens the window with the program's settings: the value of the environment's `openSettings`.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  nonisolated private let reference: WindowOpenerReference?

  nonisolated init(_ reference: WindowOpenerReference?) {
    self.reference = reference
  }

  /// Opens the window of the `Settings` scene, or brings it to the front.
  public func callAsFunction() {
    guard let opener = reference?.opener else { return RuntimeWarning.report(.noWindowHost) }
    if !opener.open(.settings) { RuntimeWarning.report(.noSuchWindow("of settings")) }
  }
}

extension WindowRequest {
  /// The window with the program's settings.
  package static let settingsID = "com.tessera.settings"

  fileprivate static var settings: WindowRequest { WindowRequest(id: settingsID) }

  fileprivate var description: String {
    if let id { return "with the id \"\(id)\"" }
    return value.map { "for values of the type \(type(of: $0.base))" } ?? ""
  }
}
