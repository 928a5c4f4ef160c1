import TesseraCore

/// A line that leads to a list of the choices.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// A line that leads to a list of the choices; the same as `.navigationLink`.
  public init() {}

  public static var _appearance: _PickerAppearance { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A line that leads to a list of the choices.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
