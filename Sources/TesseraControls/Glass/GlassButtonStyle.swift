import TesseraCore

/// The label on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  private let glass: Glass

  /// The label on regular glass; the same as `.glass`.
  public init() {
    glass = .regular
  }

  /// The label on glass of a kind.
  public init(_ glass: Glass) {
    self.glass = glass
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    let glass = glass
    return AnyView(
      PressableButton(
        action: configuration.action,
        appearance: { isPressed in
          GlassAppearance(glass: glass, role: configuration.role, isPressed: isPressed, label: configuration.label)
        }))
  }
}

/// A label on a capsule of glass.
private struct GlassAppearance<Label: View>: View {
  let glass: Glass
  let role: ButtonRole?
  let isPressed: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonSizing) private var sizing

  init(glass: Glass, role: ButtonRole?, isPressed: Bool, label: Label) {
    self.glass = glass
    self.role = role
    self.isPressed = isPressed
    self.label = label
  }

  var body: some View {
    label
      .frame(maxWidth: sizing.greatestWidth)
      .modifier(ButtonForeground(style: foreground))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14))
      .glassEffect(glass)
      .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on regular glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on glass of a kind.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
