import Foundation

/// Makes questions for the user's account at Apple.
public final class ASAuthorizationAppleIDProvider: NSObject, Sendable {
  /// How a user stands with the program.
  public enum CredentialState: Int, Sendable {
    /// The user took it back.
    case revoked = 0
    /// The user is signed in.
    case authorized = 1
    /// There is no such user.
    case notFound = 2
    /// The program has another owner.
    case transferred = 3
  }

  /// A new question.
  @MainActor public func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest()
  }

  /// How a user stands with the program: there is no such user (AS1).
  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }

  /// How a user stands with the program: there is no such user (AS1).
  public func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }
}
