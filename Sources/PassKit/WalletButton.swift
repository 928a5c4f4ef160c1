import SwiftUI
import TesseraControls
import TesseraCore

/// A button of Wallet that cannot be used, because there is no Wallet (J398).
struct WalletButton: View {
  private static let cornerRadius = 6.0
  private static let leastHeight = 30.0

  let title: String
  let systemImage: String
  let isDark: Bool
  let hasOutline: Bool
  /// nil for a button that is disabled.
  var action: (@MainActor () -> Void)?

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius)
    Button {
      action?()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: systemImage).accessibilityHidden(true)
        Text(LocalizedStringKey(title))
      }
      .font(.body.weight(.medium))
      .foregroundStyle(isDark ? .white : .black)
      .frame(maxWidth: .infinity, minHeight: Self.leastHeight)
      .background(isDark ? .black : .white, in: shape)
      .overlay { if hasOutline { shape.strokeBorder(.black) } }
      .contentShape(shape)
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
  }
}
