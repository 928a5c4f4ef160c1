import Foundation

/// A question for the user's account.
@MainActor
public class ASAuthorizationRequest: NSObject {}

/// A question for the user's account at Apple.
@MainActor
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What the program wants to know.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// What the answer has again.
  public var state: String?
  /// What the token has again.
  public var nonce: String?
  /// What the program knows the user by.
  public var user: String?
}
