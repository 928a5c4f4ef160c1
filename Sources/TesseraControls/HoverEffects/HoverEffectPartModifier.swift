import Foundation
import TesseraCore

nonisolated private struct HoverGroupKey: EnvironmentKey {
  static var defaultValue: HoverEffectGroup? { nil }
}

nonisolated extension EnvironmentValues {
  /// The group that effects in this view belong to which name none.
  var hoverGroup: HoverEffectGroup? {
    get { self[HoverGroupKey.self] }
    set { self[HoverGroupKey.self] = newValue }
  }
}

/// Shows one of the effects that an effect consists of (J459).
struct HoverEffectPartModifier: ViewModifier {
  /// A size, and who can be asked for more.
  nonisolated private struct KnownGeometry: Equatable, Sendable {
    let proxy: GeometryProxy
    let size: CGSize

    static func == (left: KnownGeometry, right: KnownGeometry) -> Bool { left.size == right.size }
  }

  let part: _HoverEffectPart

  @State private var isHovered = false
  @State private var geometry: KnownGeometry?
  /// What the override's trigger asked for last.
  @State private var triggeredPhase: Bool?
  @Environment(\.hoverGroup) private var surroundingGroup
  @Environment(\.isHoverEffectEnabled) private var isHoverEffectEnabled
  @Environment(\.isEnabled) private var canBeUsed

  init(part: _HoverEffectPart) {
    self.part = part
  }

  func body(content: Content) -> some View {
    shown(content)
      .onGeometryChange(for: KnownGeometry.self) {
        KnownGeometry(proxy: $0, size: $0.size)
      } action: {
        geometry = $0
      }
      .modifier(HoverGroupHolder(group: isUsable ? group : nil))
      .onHover { isHovered = $0 }
      .onChange(of: part.phase) { old, new in trigger(old, new) }
  }

  private var group: HoverEffectGroup? { part.group ?? surroundingGroup }
  private var isUsable: Bool { part.isEnabled && isHoverEffectEnabled && canBeUsed }

  private var isActive: Bool {
    if let phase = part.phase?.lastingPhase { return phase }
    if part.phase != nil, let triggeredPhase { return triggeredPhase }
    guard isUsable else { return false }
    guard let group else { return isHovered }
    return group.isActive(isHovered: isHovered, isGroupActive: ActiveHoverGroups.shared.isActive(group))
  }

  @ViewBuilder
  private func shown(_ content: Content) -> some View {
    switch part.look {
    case .standard(let effect): content.modifier(StandardHoverLook(effect: effect, isShown: isActive))
    case .content(let changes):
      changes(isActive, geometry?.proxy ?? GeometryProxy()).reduce(AnyView(content)) { $1.apply(to: $0) }
    case .nothing: content
    }
  }

  private func trigger(_ old: HoverEffectPhaseOverride?, _ new: HoverEffectPhaseOverride?) {
    guard let new, new.lastingPhase == nil, old != nil else {
      triggeredPhase = nil
      return
    }
    let phase = new.phase(after: isActive)
    guard new.isTemporary else {
      triggeredPhase = phase
      return
    }
    var transaction = Transaction()
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { triggeredPhase = nil }
    withTransaction(transaction) { triggeredPhase = phase }
  }
}
