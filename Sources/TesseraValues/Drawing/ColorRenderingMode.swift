/// How exactly colors are worked out off the screen.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB colors with steps that follow the eye.
  case nonLinear
  /// sRGB colors with even steps.
  case linear
  /// sRGB colors with even steps, beyond the range of displays too.
  case extendedLinear
}
