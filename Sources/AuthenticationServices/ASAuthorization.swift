import Foundation

/// What a user signed in with. There is none on this system (AS1).
public final class ASAuthorization: NSObject, Sendable {
  /// What a program wants to know of the user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address for mail.
    public static let email = Scope(rawValue: "email")
  }

  /// What proves who the user is.
  public let credential: any ASAuthorizationCredential

  private init(credential: any ASAuthorizationCredential) {
    self.credential = credential
  }
}

/// What proves who a user is.
public protocol ASAuthorizationCredential: AnyObject, Sendable {}
