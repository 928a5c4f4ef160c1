import Combine

/// The windows of a scene that are shown, from the lowest to the uppermost; a view follows it.
@MainActor
final class WindowList: ObservableObject {
  @Published var windows: [UIWindow] = []

  /// Shows a window above all others of its level.
  func bringToFront(_ window: UIWindow) {
    var others = windows.filter { $0 !== window }
    let place = others.firstIndex { $0.windowLevel > window.windowLevel } ?? others.endIndex
    others.insert(window, at: place)
    windows = others
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }
}
