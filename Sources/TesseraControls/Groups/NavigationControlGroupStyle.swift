import TesseraCore

/// The controls beside each other, as in a navigation bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The controls beside each other; `.navigation` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls beside each other, as in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
