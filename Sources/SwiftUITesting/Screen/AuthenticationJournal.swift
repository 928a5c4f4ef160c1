import TesseraCore

/// Stands for what the user of a screen's machine proves with who they are.
@MainActor
final class AuthenticationJournal: UserAuthentication {
  nonisolated let means: AuthenticationMeans
  /// Why the user is asked; nil while there is no question.
  private(set) var reason: String?
  private var receive: (@MainActor (AuthenticationAnswer) -> Void)?

  init(_ means: AuthenticationMeans) {
    self.means = means
  }

  func ask(_ reason: String, _ receive: @escaping @MainActor (AuthenticationAnswer) -> Void) {
    self.reason = reason
    self.receive = receive
  }

  func cancel() {
    reason = nil
    receive = nil
  }

  func answer(_ answer: AuthenticationAnswer) {
    guard let receive else { return }
    cancel()
    receive(answer)
  }
}
