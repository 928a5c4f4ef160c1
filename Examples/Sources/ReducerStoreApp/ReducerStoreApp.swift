import ReducerStore
import SwiftUI

@main
struct ReducerStoreApp: App {
  var body: some Scene {
    WindowGroup("Today") {
      DayView()
    }
  }
}
