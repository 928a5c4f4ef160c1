import Foundation
import TesseraCore

/// How large the first window is where none is opened.
@MainActor
enum WindowlessSize {
  private static let phone = CGSize(width: 390, height: 844)

  /// What content is laid out in before its scene is known.
  static var first: CGSize { ProgramPlatform.isMac ? WindowSizes.wanted(for: nil) : phone }

  /// J134: For macOS, the window gets the size that its scene and its content ask for.
  static func adapt(_ host: GraphHost, to windows: WindowTable?) {
    guard ProgramPlatform.isMac else { return }
    host.runFrameIfNeeded()
    guard let window = windows?.shown else { return }
    host.surface = Surface(size: WindowSizes(of: window, host).initial, scale: host.surface.scale)
  }
}
