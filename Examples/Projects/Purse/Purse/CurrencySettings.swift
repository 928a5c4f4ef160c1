import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

struct CurrencySettings: View {
  @AppStorage("currency") private var currency = "EUR"

  var body: some View {
    Form {
      Picker("Currency", selection: $currency) {
        ForEach(["EUR", "GBP", "USD"], id: \.self) { Text($0) }
      }
    }
    .padding()
    .frame(width: 280)
  }
}
