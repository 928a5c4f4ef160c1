import TesseraCore

/// The label as it is, dimmed while it is held down or disabled.
struct PlainLooks<Label: View>: View {
  let isPressed: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label.opacity(isEnabled ? (isPressed ? ButtonTint.pressedOpacity : 1) : ButtonTint.disabledOpacity)
  }
}

/// The label on a background with a border shape.
struct BorderedLooks<Label: View>: View {
  let role: ButtonRole?
  let isPressed: Bool
  let isProminent: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape

  var body: some View {
    label
      .modifier(ButtonForeground(style: foreground))
      .modifier(ButtonFont(controlSize: controlSize))
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

/// The font of small buttons, where no other is asked for.
nonisolated private struct ButtonFont: EnvironmentModifier {
  let controlSize: ControlSize

  func write(to values: inout EnvironmentValues) {
    guard values.font == nil, controlSize < .regular else { return }
    values.font = .subheadline
  }
}

/// The colours of buttons.
nonisolated enum ButtonTint {
  static let pressedOpacity = 0.35
  static let disabledOpacity = 0.5

  static let disabled = AnyShapeStyle(.tertiary)
  private static let plain = AnyShapeStyle(.tint)
  private static let destructive = AnyShapeStyle(Color.red)

  static func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? destructive : plain
  }

  static func background(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red.opacity(0.15)) : AnyShapeStyle(.tint.opacity(0.15))
  }
}

/// What a button's label is drawn with; the styles of buttons do not refer to the one outside.
nonisolated struct ButtonForeground: EnvironmentModifier {
  var style: AnyShapeStyle

  func write(to values: inout EnvironmentValues) {
    values.fields.foregroundStyle = style
  }
}
