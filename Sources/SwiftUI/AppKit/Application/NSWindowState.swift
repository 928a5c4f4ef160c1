import Combine
import TesseraCore

/// What a view follows of a window.
@MainActor
final class NSWindowState: ObservableObject {
  @Published var title = ""
  @Published var contentView: NSView?
  @Published var backgroundColor: NSColor?
  @Published var opacity = 1.0
  @Published var colorScheme: ColorScheme?
  /// What stands above the content; nil for nothing.
  @Published var bar: AnyView?
  /// How the desktop's window begins.
  @Published var attributes = WindowAttributes()
}

/// The windows of a program that are shown, from the lowest to the uppermost; a view follows it.
@MainActor
final class NSWindowList: ObservableObject {
  @Published var windows: [NSWindow] = []

  func bringToFront(_ window: NSWindow) {
    windows = windows.filter { $0 !== window } + [window]
  }

  func remove(_ window: NSWindow) {
    windows.removeAll { $0 === window }
  }
}
