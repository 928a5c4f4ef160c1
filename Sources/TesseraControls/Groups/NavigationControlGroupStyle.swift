import TesseraCore

/// The controls side by side, as in a navigation bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The controls side by side; the same as `.navigation`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, as in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
