import Foundation

/// What an effect does.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  let animationKind: SymbolAnimationKind
}
