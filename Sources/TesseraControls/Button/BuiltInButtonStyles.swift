import TesseraCore

/// A built-in style, which makes its buttons without public API.
@MainActor
protocol BuiltInButtonStyle {
  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView
}

extension BuiltInButtonStyle {
  /// A button that acts as usual and is drawn as `appearance` says.
  fileprivate func button<Appearance: View>(
    _ configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder appearance: @escaping (Bool) -> Appearance
  ) -> AnyView {
    AnyView(PressableButton(action: configuration.action, appearance: appearance))
  }
}

/// The platform's own choice: a label in the tint color.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(BorderlessButton(role: configuration.role, action: configuration.action, label: configuration.label))
  }
}

/// A label in the tint color.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A label in the tint color; `.borderless` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    DefaultButtonStyle().makeButton(configuration)
  }
}

/// The label as it is, dimmed while it is held down.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label as it is; `.plain` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    button(configuration) { PlainAppearance(isPressed: $0, label: configuration.label) }
  }
}

/// The label on a tinted, rounded background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label on a tinted background; `.bordered` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    button(configuration) {
      BorderedAppearance(role: configuration.role, isPressed: $0, isProminent: false, label: configuration.label)
    }
  }
}

/// The label on a background of the tint color.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label on a background of the tint color; `.borderedProminent` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    button(configuration) {
      BorderedAppearance(role: configuration.role, isPressed: $0, isProminent: true, label: configuration.label)
    }
  }
}

/// The label, drawn like a link in a text.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label as a link in a text looks; `.link` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    DefaultButtonStyle().makeButton(configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's own choice: a label in the tint color.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint color.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, dimmed while it is held down.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a tinted, rounded background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a background of the tint color.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label, drawn like a link in a text.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
