import GalleryWindow
import SwiftUI

/// All examples in one window, chosen from a list at its side.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Examples") {
      GalleryView()
    }
    .defaultSize(width: 760, height: 844)
  }
}
