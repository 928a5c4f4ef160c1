import TesseraCore

/// One button that opens a menu with the controls.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
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
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLooks(content: configuration.content).labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
