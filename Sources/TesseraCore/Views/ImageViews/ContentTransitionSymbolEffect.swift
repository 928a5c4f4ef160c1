import Foundation

/// An effect with which a symbol changes into another one.
nonisolated public protocol ContentTransitionSymbolEffect {}
