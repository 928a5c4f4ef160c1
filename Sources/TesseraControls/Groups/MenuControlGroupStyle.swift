import TesseraCore

/// One button that opens a menu with the controls.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// One button that opens a menu; the same as `.menu`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// One button that opens a menu with the controls.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
