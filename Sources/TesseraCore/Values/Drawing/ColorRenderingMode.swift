/// How exactly colours are worked out off the screen.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB colours with steps that follow the eye.
  case nonLinear
  /// sRGB colours with even steps.
  case linear
  /// sRGB colours with even steps, beyond the range of displays too.
  case extendedLinear
}
