import TesseraCore

/// How pickers look. The platform's own styles are all there are.
public protocol PickerStyle {
  /// The platform's appearance for this style.
  nonisolated static var _appearance: _PickerAppearance { get }
}

/// The appearances that a picker can have.
nonisolated public enum _PickerAppearance: Sendable {
  case automatic, menu, inline, segmented, wheel, navigationLink, palette, radioGroup
}

/// The platform's own choice: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .automatic }
}

/// A button that opens a menu of the choices.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// A button that opens a menu of the choices; `.menu` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .menu }
}

/// All choices below each other, the chosen one with a check mark.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// All choices below each other; `.inline` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .inline }
}

/// All choices beside each other.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// All choices beside each other; `.segmented` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .segmented }
}

/// A wheel with the chosen one in its middle.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// A wheel with the chosen one in its middle; `.wheel` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .wheel }
}

/// A line that leads to a list of the choices.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// A line that leads to a list of the choices; `.navigationLink` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .navigationLink }
}

/// All choices beside each other, for pictures.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// All choices beside each other, for pictures; `.palette` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .palette }
}

/// All choices below each other, as radio buttons.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// All choices below each other, as radio buttons; `.radioGroup` says the same.
  public init() {}

  public static var _appearance: _PickerAppearance { .radioGroup }
}

/// A button that opens a menu of the choices.
nonisolated public struct PopUpButtonPickerStyle: PickerStyle {
  /// A button that opens a menu of the choices.
  public init() {}

  public static var _appearance: _PickerAppearance { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's own choice: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the choices.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices below each other, the chosen one with a check mark.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices beside each other.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel with the chosen one in its middle.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A line that leads to a list of the choices.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All choices beside each other, for pictures.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All choices below each other, as radio buttons.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated private struct PickerAppearanceKey: EnvironmentKey {
  static var defaultValue: _PickerAppearance { .automatic }
}

nonisolated extension EnvironmentValues {
  var pickerAppearance: _PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerAppearance, S._appearance)
  }
}
