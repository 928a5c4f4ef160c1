import Poster
import SwiftUI

@main
struct PosterApp: App {
  var body: some Scene {
    WindowGroup {
      PosterView()
    }
  }
}
