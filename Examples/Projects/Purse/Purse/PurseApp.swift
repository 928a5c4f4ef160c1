import MoneyKit
import SwiftUI

@main
struct PurseApp: App {
  @StateObject private var model = PurseModel()

  var body: some Scene {
    WindowGroup {
      BudgetView()
        .environmentObject(model)
        #if os(macOS)
          .frame(minWidth: 360, minHeight: 560)
        #endif
    }
    #if os(macOS)
      Settings {
        CurrencySettings()
      }
    #endif
  }
}
