import TesseraCore

/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// The surroundings decide.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
