import EndlessList
import SwiftUI

@main
struct EndlessListApp: App {
  @State private var model = NumberModel(service: PrimeService())

  var body: some Scene {
    WindowGroup("Endless list") {
      EndlessListView(model: model)
    }
  }
}
