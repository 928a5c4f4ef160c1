import Figures
import SwiftUI

@main
struct FiguresApp: App {
  var body: some Scene {
    WindowGroup {
      FiguresView()
    }
  }
}
