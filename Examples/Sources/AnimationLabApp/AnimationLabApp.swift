import AnimationLab
import SwiftUI

@main
struct AnimationLabApp: App {
  var body: some Scene {
    WindowGroup("Animation lab") { AnimationLabView() }
  }
}
