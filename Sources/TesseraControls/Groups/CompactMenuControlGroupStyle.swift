import TesseraCore

/// One button with the label's picture that opens a menu with the controls.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// One button with the label's picture; the same as `.compactMenu`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label.labelStyle(.iconOnly)
    }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// One button with the label's picture that opens a menu with the controls.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
