import SearchField
import SwiftUI

@main
struct SearchFieldApp: App {
  var body: some Scene {
    WindowGroup {
      PlacesView()
    }
  }
}
