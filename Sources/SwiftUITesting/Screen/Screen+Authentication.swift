import TesseraCore
import Testing

/// How the user of the screen's machine proves who they are, for programs that import LocalAuthentication.
extension Screen {
  /// What a user proves with who they are.
  public enum AuthenticationMeans: Sendable {
    /// A passcode.
    case passcode
    /// A finger.
    case touchID
    /// The face.
    case faceID
  }

  /// How a user answers when a program wants to know who they are.
  public enum AuthenticationAnswer: Sendable {
    /// The user is who they should be.
    case success
    /// The finger, the face or the passcode is that of another one.
    case failure
    /// The user gives up.
    case cancel
    /// The user wants another way than the finger or the face.
    case fallback
  }

  /// Gives the machine what a user proves with who they are. A screen begins without, as desktops are.
  public func enrollAuthentication(_ means: AuthenticationMeans) {
    perform("enrollment") { system.authentication = AuthenticationJournal(means.value) }
  }

  /// Why the program asks who the user is; nil while it does not ask.
  public var authenticationReason: String? {
    flush()
    return system.authentication?.reason
  }

  /// Answers in the user's place.
  public func authenticate(
    _ answer: AuthenticationAnswer = .success, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    flush()
    guard let journal = system.authentication, journal.reason != nil else {
      return HarnessIssue.record("the program does not ask who the user is", at: sourceLocation)
    }
    perform("answer about the user") { journal.answer(answer.value) }
  }
}

extension Screen.AuthenticationMeans {
  fileprivate var value: AuthenticationMeans {
    switch self {
    case .passcode: .passcode
    case .touchID: .fingerprint
    case .faceID: .face
    }
  }
}

extension Screen.AuthenticationAnswer {
  fileprivate var value: AuthenticationAnswer {
    switch self {
    case .success: .success
    case .failure: .failure
    case .cancel: .cancel
    case .fallback: .fallback
    }
  }
}
