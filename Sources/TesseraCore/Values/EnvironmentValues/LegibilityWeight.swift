import Foundation

/// Whether the user asked for bold text.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  /// Strokes of the usual weight.
  case regular
  /// Heavier strokes, for those who read them more easily.
  case bold
}
