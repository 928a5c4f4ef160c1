import TesseraCore

/// The label as it is, dimmed while it is held down or disabled.
struct PlainAppearance<Label: View>: View {
  let isPressed: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label.opacity(ButtonTint.opacity(isEnabled: isEnabled, isPressed: isPressed))
  }
}

/// The label on a background with a border shape, or on the face of a button of the desktop.
struct BorderedAppearance<Label: View>: View {
  let role: ButtonRole?
  let isPressed: Bool
  let isProminent: Bool
  let label: Label

  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .desktop {
      MacButtonFace(role: role, isPressed: isPressed, isProminent: isProminent, label: label).withoutMacControls()
    } else {
      TintedAppearance(role: role, isPressed: isPressed, isProminent: isProminent, label: label)
    }
  }
}

/// The label on a tinted background with a border shape.
private struct TintedAppearance<Label: View>: View {
  let role: ButtonRole?
  let isPressed: Bool
  let isProminent: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    label
      .frame(maxWidth: sizing.greatestWidth)
      .modifier(ButtonForeground(style: foreground))
      .modifier(ButtonFont(controlSize: controlSize))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(controlSize.buttonInsets)
      .background(background, in: borderShape.shape(for: controlSize))
      .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    return isProminent ? AnyShapeStyle(Color.white) : ButtonTint.foreground(role)
  }

  private var background: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.gray.opacity(0.12)) }
    return isProminent ? ButtonTint.foreground(role) : ButtonTint.background(role)
  }
}

extension ControlSize {
  /// The room between a button's label and its border.
  nonisolated fileprivate var buttonInsets: EdgeInsets {
    switch self {
    case .mini: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

/// The font of small buttons, unless another one is set.
nonisolated private struct ButtonFont: EnvironmentModifier {
  let controlSize: ControlSize

  func write(to values: inout EnvironmentValues) {
    guard values.font == nil, controlSize < .regular else { return }
    values.font = .subheadline
  }
}

/// The colors of buttons.
nonisolated enum ButtonTint {
  static let pressedOpacity = 0.35
  private static let disabledOpacity = 0.5

  /// The label of a button that does not react, before it is dimmed.
  static let disabled = AnyShapeStyle(Color(system: .secondary))
  private static let plain = AnyShapeStyle(.tint)
  private static let destructive = AnyShapeStyle(Color.red)
  private static let plainAppearance = makeAppearance(plain)
  private static let destructiveAppearance = makeAppearance(destructive)

  private static func makeAppearance(_ foreground: AnyShapeStyle) -> PressAppearance {
    PressAppearance(
      foreground: foreground, disabledForeground: disabled, pressedOpacity: pressedOpacity,
      disabledOpacity: disabledOpacity)
  }

  /// How the label of a button without a style is drawn.
  static func appearance(_ role: ButtonRole?) -> PressAppearance {
    role == .destructive ? destructiveAppearance : plainAppearance
  }

  /// How strong a label is: a disabled control is dimmed in every style (J21).
  static func opacity(isEnabled: Bool, isPressed: Bool = false) -> Double {
    guard isEnabled else { return disabledOpacity }
    return isPressed ? pressedOpacity : 1
  }

  static func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? destructive : plain
  }

  static func background(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red.opacity(0.15)) : AnyShapeStyle(.tint.opacity(0.15))
  }
}

/// What a button's label is drawn with where no view around the button chose a style (J21).
nonisolated struct ButtonForeground: EnvironmentModifier {
  var style: AnyShapeStyle

  func write(to values: inout EnvironmentValues) {
    guard !values.fields.hasChosenForeground else { return }
    values.fields.foregroundStyle = style
  }
}

/// What a part of a control is drawn with, over the style around it: a button in it keeps its own appearance.
nonisolated struct ControlForeground: EnvironmentModifier {
  var style: AnyShapeStyle

  func write(to values: inout EnvironmentValues) {
    values.fields.foregroundStyle = AnyShapeStyle(style, over: values.fields.foregroundStyle)
  }
}

/// What is drawn in the platform's style, regardless of the styles around it: menus and alerts.
nonisolated struct PlatformForeground: EnvironmentModifier {
  var style: AnyShapeStyle?

  func write(to values: inout EnvironmentValues) {
    values.setPlatformForeground(style)
  }
}
