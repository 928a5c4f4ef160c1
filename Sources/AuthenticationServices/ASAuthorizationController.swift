import Foundation
import SwiftUI

/// Puts questions for an account to the user. Nothing on this system answers them (AS1).
@MainActor
public final class ASAuthorizationController: NSObject {
  /// The questions.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Hears of the end.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says in which window the user is asked.
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// - Parameter authorizationRequests: the questions.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Tells the delegate soon that nothing answers: `notHandled`.
  public func performRequests() {
    Task {
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }
  }
}

/// Hears how a question for an account ended.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// The user signed in.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)

  /// The user did not.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A window in which a user is asked.
public typealias ASPresentationAnchor = UIWindow

/// Says in which window the user is asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
