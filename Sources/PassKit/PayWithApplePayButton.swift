import SwiftUI

/// The button by which users pay with Apple Pay, which this system does not have: its fallback is shown (J398).
public struct PayWithApplePayButton<Fallback: View>: View {
  private let title: String
  private let fallback: Fallback?
  private let action: (@MainActor () -> Void)?

  @Environment(\.payButtonStyle) private var style

  /// A button that runs an action of the program.
  ///
  /// - Parameters:
  ///   - label: what the button says.
  ///   - action: is run as with any button.
  ///   - fallback: is shown in place of the button, because users cannot pay here.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    title = label.title
    self.fallback = fallback()
    self.action = action
  }

  /// A button that puts a request to the user.
  ///
  /// - Parameters:
  ///   - label: what the button says.
  ///   - request: what is to be paid.
  ///   - onPaymentAuthorizationChange: is never called.
  ///   - fallback: is shown in place of the button.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping @MainActor (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    title = label.title
    self.fallback = fallback()
    action = nil
  }

  @MainActor public var body: some View {
    if let fallback {
      fallback
    } else {
      WalletButton(
        title: title, systemImage: "apple.logo", isDark: style.isDark, hasOutline: style.hasOutline, action: action)
    }
  }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  /// A button that runs an action of the program, as any button does.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void) {
    title = label.title
    fallback = nil
    self.action = action
  }

  /// A button that would put a request to the user. It is disabled.
  ///
  /// - Parameter onPaymentAuthorizationChange: is never called.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping @MainActor (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) {
    title = label.title
    fallback = nil
    action = nil
  }
}

/// What a button for Apple Pay says.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let title: String

  /// Its name.
  public static let plain = PayWithApplePayButtonLabel(title: "Apple Pay")
  /// To buy.
  public static let buy = PayWithApplePayButtonLabel(title: "Buy with Apple Pay")
  /// To set it up.
  public static let setUp = PayWithApplePayButtonLabel(title: "Set up Apple Pay")
  /// To pay in a store.
  public static let inStore = PayWithApplePayButtonLabel(title: "Pay with Apple Pay")
  /// To give.
  public static let donate = PayWithApplePayButtonLabel(title: "Donate with Apple Pay")
  /// To check out.
  public static let checkout = PayWithApplePayButtonLabel(title: "Check out with Apple Pay")
  /// To book.
  public static let book = PayWithApplePayButtonLabel(title: "Book with Apple Pay")
  /// To subscribe.
  public static let subscribe = PayWithApplePayButtonLabel(title: "Subscribe with Apple Pay")
  /// To go on.
  public static let `continue` = PayWithApplePayButtonLabel(title: "Continue with Apple Pay")
  /// To order.
  public static let order = PayWithApplePayButtonLabel(title: "Order with Apple Pay")
}

/// The colors of a button for Apple Pay.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  let isDark: Bool
  let hasOutline: Bool

  /// White on black.
  public static let automatic = PayWithApplePayButtonStyle(isDark: true, hasOutline: false)
  /// White on black.
  public static let black = PayWithApplePayButtonStyle(isDark: true, hasOutline: false)
  /// Black on white.
  public static let white = PayWithApplePayButtonStyle(isDark: false, hasOutline: false)
  /// Black on white, with a line around it.
  public static let whiteOutline = PayWithApplePayButtonStyle(isDark: false, hasOutline: true)
}

/// What becomes of a payment. No payment is ever made here (J397).
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  /// The user is about to be asked.
  case willAuthorize
  /// The user agreed; the closure says how the payment ended.
  case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  /// The question is over.
  case didFinish
}

nonisolated private struct PayButtonStyleKey: EnvironmentKey {
  static var defaultValue: PayWithApplePayButtonStyle { .automatic }
}

nonisolated extension EnvironmentValues {
  fileprivate var payButtonStyle: PayWithApplePayButtonStyle {
    get { self[PayButtonStyleKey.self] }
    set { self[PayButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colors of the buttons for Apple Pay in this view.
  nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
    environment(\.payButtonStyle, style)
  }
}
