import Shaders
import SwiftUI

@main
struct ShadersApp: App {
  var body: some Scene {
    WindowGroup {
      ShadersView()
    }
  }
}
