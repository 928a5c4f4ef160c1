import TesseraCore

/// Makes a group of effects active while the pointer is over the view (J460).
struct HoverGroupHolder: ViewModifier {
  let group: HoverEffectGroup?

  /// The group that this view has made active.
  @State private var held: HoverEffectGroup?
  @State private var isHovered = false

  init(group: HoverEffectGroup?) {
    self.group = group
  }

  func body(content: Content) -> some View {
    content
      .onHover {
        isHovered = $0
        hold($0 ? group : nil)
      }
      .onChange(of: group) { _, group in hold(isHovered ? group : nil) }
      .onDisappear { hold(nil) }
  }

  private func hold(_ group: HoverEffectGroup?) {
    let groups = ActiveHoverGroups.shared
    let next = group.flatMap { $0.isHeld(isGroupActive: groups.isActive($0)) ? $0 : nil }
    guard next?.key != held?.key else { return }
    if let next { groups.hold(next) }
    if let held { groups.release(held) }
    held = next
  }
}
