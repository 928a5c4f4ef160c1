import Foundation

/// Asks the user to pay. Nothing on this system pays: it is never presented (J397).
@MainActor
public final class PKPaymentAuthorizationController: NSObject {
  /// Would hear of the payment. It hears nothing.
  public weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  /// - Parameter paymentRequest: what is to be paid.
  public init(paymentRequest request: PKPaymentRequest) {}

  /// Whether users can pay: they cannot.
  nonisolated public class func canMakePayments() -> Bool { false }

  /// Whether users can pay with some cards: they cannot.
  nonisolated public class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

  /// Whether users can pay with some cards: they cannot.
  nonisolated public class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }

  /// Says soon that the user is not asked.
  public func present(completion: (@MainActor (Bool) -> Void)? = nil) {
    Task { completion?(false) }
  }

  /// Nothing is presented that could be dismissed; the closure is called soon.
  public func dismiss(completion: (@MainActor () -> Void)? = nil) {
    Task { completion?() }
  }
}

/// Hears of a payment.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// The user agreed.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)

  /// The question is over.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
  }
}
