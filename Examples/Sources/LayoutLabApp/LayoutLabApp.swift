import LayoutLab
import SwiftUI

@main
struct LayoutLabApp: App {
  var body: some Scene {
    WindowGroup {
      LayoutLabView()
    }
  }
}
