import Desktop
import SwiftUI
import TesseraAppKit

@main
struct DesktopApp: App {
  var body: some Scene { Desktop() }

  /// The module for macOS makes it a program for a desktop.
  private let view = NSStackView.self
}
