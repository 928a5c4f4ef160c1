import Observation

/// The groups of effects that are active, with how many views make them so.
@MainActor @Observable
final class ActiveHoverGroups {
  static let shared = ActiveHoverGroups()

  private var holders: [HoverEffectGroup.Key: Int] = [:]

  func isActive(_ group: HoverEffectGroup) -> Bool { holders[group.key] != nil }

  func hold(_ group: HoverEffectGroup) {
    holders[group.key, default: 0] += 1
  }

  func release(_ group: HoverEffectGroup) {
    guard let count = holders[group.key] else { return }
    holders[group.key] = count > 1 ? count - 1 : nil
  }
}
