import InitCost
import SwiftUI

@main
struct InitCostApp: App {
  var body: some Scene {
    WindowGroup {
      InitCostView()
    }
  }
}
