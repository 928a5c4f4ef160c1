import Places
import SwiftUI

@main
struct PlacesApp: App {
  var body: some Scene {
    WindowGroup {
      WalkView()
    }
  }
}
