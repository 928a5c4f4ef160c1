/// The appearance of a window around its content.
nonisolated public protocol WindowStyle {
  /// Whether the bar with the title is hidden.
  static var _hidesTitleBar: Bool { get }
}

nonisolated extension Scene {
  /// Sets the style of the scene's windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    transformEnvironment(\.windowAttributes) {
      $0.hidesTitleBar = S._hidesTitleBar
      $0.isPlain = S.self == PlainWindowStyle.self
    }
  }
}
