import TesseraCore

extension View {
  /// Whether the status bar of a phone is hidden. There is none on this platform.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    self
  }

  /// The spelling of earlier SDKs. There is no status bar on this platform.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    self
  }

  /// Whether the system may show signs in front of the app, such as a home indicator. There are none on this platform.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    self
  }
}

extension View {
  /// At which edges gestures of the program go before those of the system. Desktops have none at the edges of windows, so those of
  /// the program are first in any case.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    self
  }
}
