import TesseraCore

/// One button that opens a menu with the controls.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// One button that opens a menu; `.menu` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// One button with the label's picture that opens a menu with the controls.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// One button with the label's picture; `.compactMenu` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label.labelStyle(.iconOnly)
    }
  }
}

/// The pictures of the controls beside each other.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The pictures of the controls; `.palette` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupAppearance(content: configuration.content).labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// One button that opens a menu with the controls.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// One button with the label's picture that opens a menu with the controls.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The pictures of the controls beside each other.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
