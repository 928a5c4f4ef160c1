import TesseraCore

/// How pickers look. The platform's own styles are all there are.
public protocol PickerStyle {
  /// The platform's appearance for this style.
  nonisolated static var _looks: _PickerLooks { get }
}

/// The appearances that a picker can have.
nonisolated public enum _PickerLooks: Sendable {
  case automatic, menu, inline, segmented, wheel, navigationLink, palette, radioGroup
}

/// The platform's own choice: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .automatic }
}

/// A button that opens a menu of the choices.
nonisolated public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .menu }
}

/// All choices below each other, the chosen one with a check mark.
nonisolated public struct InlinePickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .inline }
}

/// All choices beside each other.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .segmented }
}

/// A wheel with the chosen one in its middle.
nonisolated public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .wheel }
}

/// A line that leads to a list of the choices.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .navigationLink }
}

/// All choices beside each other, for pictures.
nonisolated public struct PalettePickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .palette }
}

/// All choices below each other, as radio buttons.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .radioGroup }
}

/// A button that opens a menu of the choices.
nonisolated public struct PopUpButtonPickerStyle: PickerStyle {
  public init() {}

  public static var _looks: _PickerLooks { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated private struct PickerLooksKey: EnvironmentKey {
  static var defaultValue: _PickerLooks { .automatic }
}

nonisolated extension EnvironmentValues {
  var pickerLooks: _PickerLooks {
    get { self[PickerLooksKey.self] }
    set { self[PickerLooksKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLooks, S._looks)
  }
}
