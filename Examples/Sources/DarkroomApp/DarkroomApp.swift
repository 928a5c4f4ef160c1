import Darkroom
import SwiftUI

@main
struct DarkroomApp: App {
  var body: some Scene {
    WindowGroup {
      DarkroomView()
    }
  }
}
