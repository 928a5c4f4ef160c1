import TesseraCore

/// How a view shows that the pointer is over it.
nonisolated public struct HoverEffect: Sendable {
  enum Kind {
    case automatic, highlight, lift
  }

  let kind: Kind

  /// The platform's default: `highlight`.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A light behind the pointer, in the shape of the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view comes a little nearer.
  public static let lift = HoverEffect(kind: .lift)
}

nonisolated private struct DefaultHoverEffectKey: EnvironmentKey {
  static var defaultValue: HoverEffect { .automatic }
}

nonisolated private struct HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  var defaultHoverEffect: HoverEffect {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }

  /// Whether views of this view show that the pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}

private struct HoverEffectAppearance: ViewModifier {
  let effect: HoverEffect?
  let isEnabled: Bool

  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isHoverEffectEnabled
  @Environment(\.isEnabled) private var canBeUsed

  init(effect: HoverEffect?, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    let isShown = isHovered && isEnabled && isHoverEffectEnabled && canBeUsed
    content.modifier(StandardHoverLook(effect: effect ?? .automatic, isShown: isShown)).onHover { isHovered = $0 }
  }
}

nonisolated private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect?
  let isEnabled: Bool

  @MainActor func body(content: Content) -> some View {
    content.modifier(HoverEffectAppearance(effect: effect, isEnabled: isEnabled))
  }
}

extension View {
  /// Shows that the pointer is over this view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// What `automatic` means for the hover effects in this view.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect ?? .automatic)
  }

  /// Whether views in this view do not show that the pointer is over them.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }
}
