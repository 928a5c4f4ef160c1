import Foundation
import PassKit
import SwiftUITesting
import Testing

@MainActor @Suite(.strictWarnings)
struct PassKitTests {
  @Test("J397: users cannot pay, and have no passes")
  func unavailable() async {
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
    #expect(!PKPassLibrary.isPassLibraryAvailable())
    #expect(PKPassLibrary().passes().isEmpty)
    #expect(!PKAddPassesViewController.canAddPasses())
    #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data()) }
    #expect(throws: PKPassKitError(.unsupportedVersionError)) { try PKPass(data: Data([1])) }
    let controller = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
    let isPresented = await withCheckedContinuation { answer in
      controller.present { answer.resume(returning: $0) }
    }
    #expect(!isPresented)
  }

  @Test("J398: the buttons show their fallbacks; without one, they are disabled or run the program's action")
  func buttons() {
    var actions = 0
    let screen = Screen {
      VStack {
        PayWithApplePayButton(.buy, request: PKPaymentRequest()) { _ in
        } fallback: {
          Text("Pay by card")
        }
        PayWithApplePayButton(.donate, request: PKPaymentRequest()) { _ in }
        PayWithApplePayButton(.checkout) { actions += 1 }
        AddPassToWalletButton([]) { _ in }
        AddPassToWalletButton([]) { _ in
        } fallback: {
          Text("No wallet")
        }
      }
    }
    #expect(screen["Pay by card"].exists)
    #expect(screen["No wallet"].exists)
    #expect(!screen["Buy with Apple Pay"].exists)
    #expect(!screen.element(.button, "Donate with Apple Pay").isEnabled)
    #expect(!screen.element(.button, "Add to Wallet").isEnabled)
    screen.element(.button, "Check out with Apple Pay").tap()
    #expect(actions == 1)
  }
}
