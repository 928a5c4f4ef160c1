/// Where a pixel has its alpha, and whether its colors are multiplied by that.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha, and no byte for it.
  case none
  /// Red, green, blue and alpha; the colors are multiplied by alpha.
  case premultipliedLast
  /// Alpha, red, green and blue; the colors are multiplied by alpha.
  case premultipliedFirst
  /// Red, green, blue and alpha.
  case last
  /// Alpha, red, green and blue.
  case first
  /// Red, green, blue, and a byte that means nothing.
  case noneSkipLast
  /// A byte that means nothing, red, green and blue.
  case noneSkipFirst
  /// Alpha, and no colors.
  case alphaOnly
}
