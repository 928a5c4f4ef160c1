import TesseraCore

/// A view as one of the platform's effects shows it.
struct StandardHoverLook: ViewModifier {
  let effect: HoverEffect
  let isShown: Bool

  @Environment(\.defaultHoverEffect) private var defaultEffect

  init(effect: HoverEffect, isShown: Bool) {
    self.effect = effect
    self.isShown = isShown
  }

  func body(content: Content) -> some View {
    let isLifted = isShown && lifts
    let isHighlighted = isShown && !lifts
    content
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color.primary.opacity(isHighlighted ? 0.08 : 0))
          .allowsHitTesting(false)
          .semantics(.hidden(true))
      }
      .scaleEffect(isLifted ? 1.04 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0, y: isLifted ? 4 : 0)
      .animation(.easeOut(duration: 0.15), value: isShown)
  }

  private var lifts: Bool {
    (effect.kind == .automatic ? defaultEffect : effect).kind == .lift
  }
}
