import Composer
import SwiftUI

@main
struct ComposerApp: App {
  var body: some Scene {
    WindowGroup("Composer") {
      ComposerView()
    }
  }
}
