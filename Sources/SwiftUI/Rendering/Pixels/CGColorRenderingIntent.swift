/// What becomes of colors that cannot be shown. All colors are in sRGB here, so that it changes nothing.
nonisolated public enum CGColorRenderingIntent: Int32, Sendable {
  /// As pictures and drawings usually have it.
  case defaultIntent
  /// The nearest color, with white as it is.
  case absoluteColorimetric
  /// The nearest color, with white as that of the screen.
  case relativeColorimetric
  /// Colors keep how they are beside each other.
  case perceptual
  /// Colors stay strong.
  case saturation
}
