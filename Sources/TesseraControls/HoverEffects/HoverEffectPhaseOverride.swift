/// A phase of an effect that does not follow the pointer (J461).
nonisolated public struct HoverEffectPhaseOverride: Equatable {
  enum Target: Equatable {
    case active, inactive, opposite
  }

  let target: Target
  /// Whether the phase ends with the animations that lead to it.
  let isTemporary: Bool
  /// nil: the phase is there as long as the override.
  private let trigger: Trigger?

  private init(_ target: Target, isTemporary: Bool = false, trigger: Trigger? = nil) {
    self.target = target
    self.isTemporary = isTemporary
    self.trigger = trigger
  }

  /// The effect is active.
  public static var active: HoverEffectPhaseOverride { HoverEffectPhaseOverride(.active) }
  /// The effect is not active.
  public static var inactive: HoverEffectPhaseOverride { HoverEffectPhaseOverride(.inactive) }

  /// The effect becomes active when a value changes, until its animations end.
  public static func activeTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride {
    HoverEffectPhaseOverride(.active, isTemporary: true, trigger: Trigger(trigger))
  }

  /// The effect becomes inactive when a value changes, until its animations end.
  public static func inactiveTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride {
    HoverEffectPhaseOverride(.inactive, isTemporary: true, trigger: Trigger(trigger))
  }

  /// The effect gets the phase that it does not have when a value changes.
  public static func toggled(trigger: some Equatable) -> HoverEffectPhaseOverride {
    HoverEffectPhaseOverride(.opposite, trigger: Trigger(trigger))
  }

  /// The effect gets the phase that it does not have when a value changes, until its animations end.
  public static func toggledTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride {
    HoverEffectPhaseOverride(.opposite, isTemporary: true, trigger: Trigger(trigger))
  }

  /// The phase while the override is there; nil if it depends on a trigger.
  var lastingPhase: Bool? { trigger == nil ? target == .active : nil }

  /// The phase after the trigger.
  ///
  /// - Parameter isActive: the phase before.
  func phase(after isActive: Bool) -> Bool {
    switch target {
    case .active: true
    case .inactive: false
    case .opposite: !isActive
    }
  }

  /// A value of any type that can be compared.
  private struct Trigger: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) {
      self.value = value
    }

    static func == (left: Trigger, right: Trigger) -> Bool { isSame(left.value, right.value) }

    private static func isSame<Value: Equatable>(_ left: Value, _ right: any Equatable) -> Bool {
      left == right as? Value
    }
  }
}
