/// What lets the user of a machine prove who they are.
@MainActor
package protocol UserAuthentication: AnyObject, Sendable {
  /// What the machine has for that. It never changes.
  nonisolated var means: AuthenticationMeans { get }

  /// Asks the user.
  ///
  /// - Parameters:
  ///   - reason: why, as the program says it.
  ///   - receive: gets the answer, once.
  func ask(_ reason: String, _ receive: @escaping @MainActor (AuthenticationAnswer) -> Void)

  /// Takes the question back; `receive` is not called any more.
  func cancel()
}

/// How a user can prove who they are.
package enum AuthenticationMeans: Sendable {
  case passcode, fingerprint, face
}

/// How a user answers.
package enum AuthenticationAnswer: Sendable {
  case success, failure, cancel, fallback
}
