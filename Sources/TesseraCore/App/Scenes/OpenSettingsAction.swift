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
