import SwiftUI

/// The button by which users add passes to Wallet, which this system does not have: its fallback is shown (J398).
public struct AddPassToWalletButton<Fallback: View>: View {
  private let fallback: Fallback?

  /// - Parameters:
  ///   - passes: the passes.
  ///   - onCompletion: is never called.
  ///   - fallback: is shown in place of the button.
  public init(
    _ passes: [PKPass], onCompletion: @escaping @MainActor (Bool) -> Void, @ViewBuilder fallback: () -> Fallback
  ) {
    self.fallback = fallback()
  }

  @MainActor public var body: some View {
    if let fallback {
      fallback
    } else {
      WalletButton(title: "Add to Wallet", systemImage: "wallet.pass", isDark: true, hasOutline: false)
    }
  }
}

extension AddPassToWalletButton where Fallback == EmptyView {
  /// A button that would add passes. It is disabled, and `onCompletion` is never called.
  public init(_ passes: [PKPass], onCompletion: @escaping @MainActor (Bool) -> Void) {
    fallback = nil
  }
}
