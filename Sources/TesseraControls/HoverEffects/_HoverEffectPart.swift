import TesseraCore

/// One of the effects that an effect consists of, without types.
nonisolated public struct _HoverEffectPart {
  enum Look {
    case standard(HoverEffect)
    case content((Bool, GeometryProxy) -> [_HoverEffectChange])
    /// Only the group becomes active.
    case nothing
  }

  var look: Look
  var group: HoverEffectGroup?
  var isEnabled = true
  var phase: HoverEffectPhaseOverride?

  func joining(_ group: HoverEffectGroup?) -> _HoverEffectPart {
    var part = self
    part.group = part.group ?? group
    return part
  }

  func enabled(_ isEnabled: Bool) -> _HoverEffectPart {
    var part = self
    part.isEnabled = part.isEnabled && isEnabled
    return part
  }

  func overridden(_ phase: HoverEffectPhaseOverride?) -> _HoverEffectPart {
    var part = self
    part.phase = part.phase ?? phase
    return part
  }
}
