import Foundation

/// Whether the user asked for bold text.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  /// Strokes of the usual weight.
  case regular
  /// Heavier strokes, which some people read more easily.
  case bold
}
