import Foundation

/// What Apple says of a user. There is none on this system (AS1).
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// What the program knows the user by.
  public let user: String
  /// The address for mail, the first time.
  public let email: String?
  /// The name, the first time.
  public let fullName: PersonNameComponents?
  /// What a server can check.
  public let identityToken: Data?
  /// What a server exchanges for a token.
  public let authorizationCode: Data?
  /// What the request had.
  public let state: String?

  private init(user: String) {
    self.user = user
    email = nil
    fullName = nil
    identityToken = nil
    authorizationCode = nil
    state = nil
  }
}
